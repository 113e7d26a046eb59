let card = Card()
let point = Point(x: 1, y: 2)
