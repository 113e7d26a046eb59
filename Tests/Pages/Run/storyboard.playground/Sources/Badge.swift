import UIKit

// A view of Sources: decoded, given its attributes, awoken, in this order.
public class Badge: UIView {
  @IBInspectable public var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  @IBInspectable var words: String = "" {
    didSet { print("words \(oldValue) -> \(words)") }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("decoded", bounds.size, backgroundColor == .systemRed)
  }

  public override func awakeFromNib() {
    super.awakeFromNib()
    print("awake", radius, layer.cornerRadius, layer.borderWidth)
  }
}
