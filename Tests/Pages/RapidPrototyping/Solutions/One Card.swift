  UIColor.systemOrange.setFill()
  UIBezierPath(ovalIn: CGRect(x: 20, y: 30, width: 40, height: 40)).fill()
// ▲
card.layer.cornerRadius = 10
// ▲
