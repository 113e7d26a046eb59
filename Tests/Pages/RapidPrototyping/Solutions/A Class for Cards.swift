    isFaceUp.toggle()
    image = isFaceUp ? Picture.face(number) : Picture.back
// ▲
