def worth(view, choice):
    return 0.0
