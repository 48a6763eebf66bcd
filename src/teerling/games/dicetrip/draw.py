from teerling.values import Message
def picture(view, names):
    return [[("x","")]]
def sentences(view):
    return [Message("dicetrip-title")]
