import CoreLocation
import UIKit

/// Stands on a map for an annotation.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
  public let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)?
  /// Where its middle is beside the place, in points.
  open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isEnabled = true
  open var isHighlighted = false
  open var isDraggable = false
  open var clusteringIdentifier: String?
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  private lazy var picture = UIImageView()

  /// The picture of an annotation; the view is as large.
  open var image: UIImage? {
    didSet {
      picture.image = image
      guard let image else { return picture.removeFromSuperview() }
      bounds.size = image.size
      picture.frame = bounds
      if picture.superview == nil { insertSubview(picture, at: 0) }
      superview?.setNeedsLayout()
    }
  }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether its callout is shown.
  open var isSelected = false

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Told before it stands for another annotation.
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}

/// A pin whose point is at the place.
@MainActor @preconcurrency open class MKPinAnnotationView: MKAnnotationView {
  open var animatesDrop = false
  open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame.size = CGSize(width: 16, height: 36)
    backgroundColor = .clear
    centerOffset = CGPoint(x: 0, y: -18)
  }

  public required init?(coder: NSCoder) { nil }

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  open override func draw(_ rect: CGRect) {
    guard image == nil else { return }
    UIColor.darkGray.setFill()
    UIBezierPath(rect: CGRect(x: 7, y: 14, width: 2, height: 22)).fill()
    (pinTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
  }
}

/// A balloon with a sign in it, whose point is at the place.
@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphTintColor: UIColor? { didSet { showGlyph() } }
  open var glyphText: String? { didSet { showGlyph() } }
  open var glyphImage: UIImage? { didSet { showGlyph() } }
  open var animatesWhenAdded = false
  private let text = UILabel()
  private let symbol = UIImageView()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame.size = CGSize(width: 30, height: 38)
    backgroundColor = .clear
    centerOffset = CGPoint(x: 0, y: -19)
    canShowCallout = true
    (text.textAlignment, text.font) = (.center, .boldSystemFont(ofSize: 14))
    symbol.contentMode = .scaleAspectFit
    for view in [text, symbol] {
      view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      addSubview(view)
    }
    showGlyph()
  }

  public required init?(coder: NSCoder) { nil }

  private func showGlyph() {
    text.text = glyphText
    (text.textColor, symbol.tintColor) = (glyphTintColor ?? .white, glyphTintColor ?? .white)
    symbol.image = glyphText == nil ? glyphImage ?? UIImage(systemName: "mappin") : nil
  }

  open override func draw(_ rect: CGRect) {
    guard image == nil else { return }
    (markerTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
    let point = UIBezierPath()
    point.move(to: CGPoint(x: 9, y: 28))
    point.addLine(to: CGPoint(x: 15, y: 38))
    point.addLine(to: CGPoint(x: 21, y: 28))
    point.fill()
  }
}
