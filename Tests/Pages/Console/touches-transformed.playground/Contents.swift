//: Touches reach the view under them, whatever is turned, scaled or scrolled around it, and are told
//: in its own points.
import PlaygroundSupport
import UIKit

final class Listener: NSObject {
  let name: String
  init(_ name: String) { self.name = name }

  @objc func heard(_ recognizer: UIGestureRecognizer) {
    let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    let place = recognizer.location(in: recognizer.view)
    var line = "\(name) \(states[recognizer.state.rawValue]) (\(round(place.x)), \(round(place.y)))"
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: pan.view)
      line += " moved (\(round(way.x)), \(round(way.y)))"
    }
    if let pinch = recognizer as? UIPinchGestureRecognizer {
      line += " scale \(round(pinch.scale * 100) / 100) with \(pinch.numberOfTouches)"
    }
    // A gesture that goes on is told many times; each begin and end counts.
    if recognizer.state != .changed { print(line) }
  }
}

let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
var listeners: [Listener] = []

func pad(_ name: String, at center: CGPoint, _ recognizer: UIGestureRecognizer) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.center = center
  view.isMultipleTouchEnabled = true
  let listener = Listener(name)
  listeners.append(listener)
  recognizer.addTarget(listener, action: #selector(Listener.heard(_:)))
  view.addGestureRecognizer(recognizer)
  root.addSubview(view)
  return view
}

// A quarter turn: what lies 30 points below its middle on the screen lies 30 to the right of it.
let turned = pad("turned", at: CGPoint(x: 100, y: 100), UITapGestureRecognizer())
turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
// Twice as large: its 100 points are 200 on the screen.
let large = pad("large", at: CGPoint(x: 300, y: 100), UILongPressGestureRecognizer())
large.transform = CGAffineTransform(scaleX: 2, y: 2)
// Scrolled: its left upper corner is (1000, 2000).
let scrolled = pad("scrolled", at: CGPoint(x: 100, y: 300), UIPanGestureRecognizer())
scrolled.bounds.origin = CGPoint(x: 1000, y: 2000)
// Inside a view that is half as large and scrolled.
let around = UIView(frame: CGRect(x: 100, y: 100, width: 400, height: 400))
let inner = pad("inner", at: CGPoint(x: 700, y: 800), UIPinchGestureRecognizer())
inner.bounds.size = CGSize(width: 300, height: 300)
root.addSubview(around)
around.bounds.origin = CGPoint(x: 500, y: 600)
around.addSubview(inner)
around.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

PlaygroundPage.current.liveView = root
