@_spi(SwiftUI) import UIKit

/// The view of UIKit that shows a part of the views of a hosting view.
final class PartView: UIView, HostingSurface {
  weak var part: PartNode?

  override func layoutSubviews() {
    super.layoutSubviews()
    part?.takePlace()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  func origin(ofSpace name: AnyHashable) -> CGPoint? {
    part?.surface.root.space(named: name)?.originInHost
  }

  override var intrinsicContentSize: CGSize {
    part?.surface.root.sizeThatFits(.unspecified) ?? .zero
  }
}

extension UIView {
  /// Where the origin of the view is in the outermost hosting view around it.
  var originInOutermostHost: CGPoint {
    var outermost: UIView = self
    var view = superview
    while let current = view {
      if current is any HostingSurface { outermost = current }
      view = current.superview
    }
    return convert(.zero, to: outermost)
  }
}

/// The controller of a part of the views.
class PartController: UIViewController {
  let part: PartNode

  init(_ part: PartNode) {
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = part.partView }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    part.setInSight(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    part.setInSight(false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followScrolling()
  }

  /// Bars follow the first scroll view that begins at the top of the part.
  private func followScrolling() {
    let found = view.firstScrollView(at: .zero)
    if contentScrollView(for: .top) !== found, found != nil { setContentScrollView(found) }
  }
}

extension UIView {
  /// The first scroll view inside that begins at the top of the outer view, which is `offset` above
  /// this one.
  fileprivate func firstScrollView(at offset: CGPoint) -> UIScrollView? {
    for view in subviews where !view.isHidden && view.frame.minY + offset.y < 1 {
      if let scroll = view as? UIScrollView, scroll.alwaysBounceVertical { return scroll }
      guard !(view is UIControl) else { continue }
      let inner = CGPoint(x: offset.x + view.frame.minX, y: offset.y + view.frame.minY)
      if let found = view.firstScrollView(at: inner) { return found }
    }
    return nil
  }
}
