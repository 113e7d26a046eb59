import UIKit

/// A pad for each gesture; each says what it heard last, and where, in its own points.
public final class TouchesSection: UIView {
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
    backgroundColor = .systemBackground
    let caption = UILabel(frame: CGRect(x: 8, y: 4, width: 340, height: 14))
    caption.text = "Touches and gestures"
    caption.font = .systemFont(ofSize: 11)
    caption.textColor = .secondaryLabel
    addSubview(caption)
    for (index, pad) in Self.makePads().enumerated() {
      pad.center = CGPoint(x: 62 + CGFloat(index % 3) * 118, y: 66 + CGFloat(index / 3) * 92)
      addSubview(pad)
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("TouchesSection is made in code.")
  }

  private static func makePads() -> [GesturePad] {
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let once = GesturePad("tap, twice", UITapGestureRecognizer(), twice)
    once.recognizers[0].require(toFail: twice)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let turned = GesturePad("turned", UILongPressGestureRecognizer())
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.7, y: 0.7)
    let shifted = GesturePad("shifted", UITapGestureRecognizer())
    shifted.bounds.origin = CGPoint(x: 1000, y: 2000)
    shifted.placeParts()
    let both = GesturePad("pinch, rotation", UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    both.recognizers.forEach { $0.delegate = both }
    return [
      once, GesturePad("long press", UILongPressGestureRecognizer()),
      GesturePad("pan", UIPanGestureRecognizer()), both,
      GesturePad("swipe", UISwipeGestureRecognizer()), turned, shifted,
      GesturePad("edge, hover", edge, UIHoverGestureRecognizer()), RawPad("touches"),
    ]
  }
}
