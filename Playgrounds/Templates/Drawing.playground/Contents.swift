//: # Drawing
//:
//: A view that draws itself. `draw(_:)` is called whenever it has to show something new; everything
//: in it is paths and colours.

import PlaygroundSupport
import UIKit

class FlowerView: UIView {
  var petals = 12

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY - 40)
    drawStem(from: center)
    for number in 0..<petals {
      let part = CGFloat(number) / CGFloat(petals)
      drawPetal(around: center, angle: part * 2 * .pi, hue: part)
    }
    UIColor(red: 1, green: 0.85, blue: 0.3, alpha: 1).setFill()
    UIBezierPath(
      arcCenter: center, radius: 34, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()
  }

  func drawPetal(around center: CGPoint, angle: CGFloat, hue: CGFloat) {
    let petal = UIBezierPath(ovalIn: CGRect(x: 20, y: -22, width: 110, height: 44))
    petal.apply(CGAffineTransform(rotationAngle: angle))
    petal.apply(CGAffineTransform(translationX: center.x, y: center.y))
    UIColor(hue: hue, saturation: 0.6, brightness: 0.95, alpha: 0.75).setFill()
    petal.fill()
  }

  func drawStem(from center: CGPoint) {
    let stem = UIBezierPath()
    stem.move(to: center)
    stem.addCurve(
      to: CGPoint(x: bounds.midX - 10, y: bounds.maxY),
      controlPoint1: CGPoint(x: bounds.midX + 50, y: bounds.midY + 100),
      controlPoint2: CGPoint(x: bounds.midX - 60, y: bounds.midY + 160))
    stem.lineWidth = 8
    stem.lineCapStyle = .round
    UIColor(red: 0.3, green: 0.6, blue: 0.35, alpha: 1).setStroke()
    stem.stroke()
  }
}

let flower = FlowerView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
flower.backgroundColor = .white
PlaygroundPage.current.liveView = flower
