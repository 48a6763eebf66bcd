"""Push Box: throw two dice, make their total with your numbers, push those away."""
