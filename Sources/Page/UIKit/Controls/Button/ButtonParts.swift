import CoreGraphics
import Foundation
import QuartzCore

/// The views a button is made of, each made when there is something to show in it.
///
/// From back to front: background, picture, wheel, title, second title, indicator. What a page adds
/// to a button itself lies in front of them.
@MainActor
final class ButtonParts {
  var isStale = true
  /// Whether they are being placed, so that who asks for one then gets it as it is.
  var isPlacing = false
  var needsConfigurationUpdate = true
  var isUpdating = false
  /// The configuration as it is for the button's state.
  var resolved: ResolvedConfiguration?

  private(set) var background: UIImageView?
  private(set) var plate: BackgroundPlateView?
  private(set) var image: ButtonImageView?
  private(set) var title: UIButtonLabel?
  private(set) var subtitle: UIButtonLabel?
  private(set) var indicator: ButtonImageView?
  private(set) var selection: UIView?
  private(set) var glow: ButtonGlowView?
  private(set) var wheel: UIActivityIndicatorView?

  var adjustedImages = AdjustedImages()

  func titleLabel(in button: UIButton) -> UIButtonLabel {
    made(\.title, in: button) {
      let label = UIButtonLabel(frame: .zero)
      label.lineBreakMode = .byTruncatingMiddle
      label.font = .systemFont(ofSize: button.buttonType.isTinted ? 15 : UIFont.buttonFontSize)
      return label
    }
  }

  func subtitleLabel(in button: UIButton) -> UIButtonLabel {
    made(\.subtitle, in: button) {
      let label = UIButtonLabel(frame: .zero)
      label.font = .preferredFont(forTextStyle: .caption1)
      return label
    }
  }

  func imageView(in button: UIButton) -> ButtonImageView {
    made(\.image, in: button) { ButtonImageView(frame: .zero) }
  }

  func backgroundView(in button: UIButton) -> UIImageView {
    made(\.background, in: button) { UIImageView(frame: .zero) }
  }

  func plateView(in button: UIButton) -> BackgroundPlateView {
    made(\.plate, in: button) { BackgroundPlateView(frame: .zero) }
  }

  func indicatorView(in button: UIButton) -> ButtonImageView {
    made(\.indicator, in: button) { ButtonImageView(frame: .zero) }
  }

  func wheelView(in button: UIButton) -> UIActivityIndicatorView {
    made(\.wheel, in: button) { UIActivityIndicatorView(style: .medium) }
  }

  func selectionView(in button: UIButton) -> UIView {
    made(\.selection, in: button) {
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = 4
      return view
    }
  }

  func glowView(in button: UIButton) -> ButtonGlowView {
    made(\.glow, in: button) { ButtonGlowView(frame: .zero) }
  }

  private var inOrder: [UIView?] {
    [plate, background, selection, image, wheel, title, subtitle, indicator, glow]
  }

  private func made<Part: UIView>(
    _ path: ReferenceWritableKeyPath<ButtonParts, Part?>, in button: UIButton, _ make: () -> Part
  ) -> Part {
    if let part = self[keyPath: path], part.superview === button { return part }
    let view = self[keyPath: path] ?? make()
    self[keyPath: path] = view
    insert(view, in: button)
    return view
  }

  /// Puts a part right in front of those behind it.
  func insert(_ view: UIView, in button: UIButton) {
    guard let place = inOrder.firstIndex(where: { $0 === view }) else { return }
    let behind = inOrder[..<place].reversed().first { $0?.superview === button }
    if let behind, let neighbor = behind {
      button.insertSubview(view, aboveSubview: neighbor)
    } else {
      button.insertSubview(view, at: 0)
    }
  }
}

/// A button's picture.
final class ButtonImageView: UIImageView {}

/// Light under a finger.
final class ButtonGlowView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  static let side: CGFloat = 110

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    let steps: [CGFloat] = [0.85, 0.5, 0]
    gradient.colors = steps.map { UIColor(white: 1, alpha: $0).cgColor }
    gradient.locations = [0, 0.35, 0.75]
  }

  required init?(coder: NSCoder) { nil }
}
