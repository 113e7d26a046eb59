import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// What stands at the bottom of the window while somebody types: the first responder's own input
/// view, and above it its accessory.
///
/// There is a keyboard on the table, so none is shown on the screen; where nothing stands at the
/// bottom, nothing is told of it either.
@MainActor
final class InputPanel {
  static let shared = InputPanel()

  private var panel: InputPanelView?
  private static let duration = 0.25
  private static let curve = 7

  /// The first responder, or what it shows there, is another one.
  func follow() {
    let responder = FirstResponder.current
    let input = found(responder) { $0.inputView ?? $0.inputViewController?.view }
    let accessory = found(responder) {
      $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view
    }
    if let panel, panel.input === input, panel.accessory === accessory, panel.window != nil {
      return
    }
    let window =
      (responder as? UIView)?.window
      ?? (responder as? UIViewController)?.viewIfLoaded?
      .window
    guard let window, input != nil || accessory != nil else { return hide() }
    show(input, accessory, in: window)
  }

  private func found(_ start: UIResponder?, _ view: (UIResponder) -> UIView?) -> UIView? {
    var next = start
    while let responder = next {
      if let found = view(responder) { return found }
      next = responder.next
    }
    return nil
  }

  // MARK: Coming and going

  private func show(_ input: UIView?, _ accessory: UIView?, in window: UIWindow) {
    let before = panel?.frame ?? window.bounds.below
    let isFirst = panel == nil
    let new = InputPanelView(input, accessory, width: window.bounds.width)
    let end = CGRect(
      x: 0, y: window.bounds.height - new.bounds.height, width: window.bounds.width,
      height: new.bounds.height)
    panel?.removeFromSuperview()
    panel = new
    tell(isFirst ? .willShow : .willChange, before, end)
    window.addSubview(new)
    new.frame = isFirst ? end.offsetBy(dx: 0, dy: end.height) : end
    let told: Moment = isFirst ? .didShow : .didChange
    move(new, to: end) { [weak self, weak new] in
      if let self, let new, self.panel === new { self.tell(told, before, end) }
    }
  }

  private func hide() {
    guard let panel, let window = panel.window else {
      self.panel = nil
      return
    }
    self.panel = nil
    let (before, end) = (panel.frame, panel.frame.offsetBy(dx: 0, dy: panel.frame.height))
    _ = window
    tell(.willHide, before, end)
    move(panel, to: end) { [weak self] in
      panel.removeFromSuperview()
      self?.tell(.didHide, before, end)
    }
  }

  private func move(_ panel: UIView, to frame: CGRect, _ done: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      panel.frame = frame
    } completion: { _ in
      done()
    }
  }

  // MARK: Telling

  private enum Moment {
    case willShow, didShow, willHide, didHide, willChange, didChange

    var names: [Notification.Name] {
      typealias Name = UIResponder
      return switch self {
      case .willShow: [Name.keyboardWillChangeFrameNotification, Name.keyboardWillShowNotification]
      case .didShow: [Name.keyboardDidChangeFrameNotification, Name.keyboardDidShowNotification]
      case .willHide: [Name.keyboardWillChangeFrameNotification, Name.keyboardWillHideNotification]
      case .didHide: [Name.keyboardDidChangeFrameNotification, Name.keyboardDidHideNotification]
      case .willChange:
        [Name.keyboardWillChangeFrameNotification, Name.keyboardWillShowNotification]
      case .didChange: [Name.keyboardDidChangeFrameNotification, Name.keyboardDidShowNotification]
      }
    }
  }

  private func tell(_ moment: Moment, _ begin: CGRect, _ end: CGRect) {
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in moment.names {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main, userInfo: information)
    }
  }
}

extension CGRect {
  /// Of no height, at the lower edge.
  fileprivate var below: CGRect { CGRect(x: minX, y: maxY, width: width, height: 0) }
}

/// An accessory over an input view.
final class InputPanelView: UIView {
  let input: UIView?
  let accessory: UIView?

  private static let standardHeight: CGFloat = 216

  init(_ input: UIView?, _ accessory: UIView?, width: CGFloat) {
    (self.input, self.accessory) = (input, accessory)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    var y: CGFloat = 0
    for (view, standard) in [(accessory, CGFloat(0)), (input, Self.standardHeight)] {
      guard let view else { continue }
      var height = view.bounds.height
      if height == 0 { height = max(view.intrinsicContentSize.height, 0) }
      if height == 0 { height = standard }
      view.frame = CGRect(x: 0, y: y, width: width, height: height)
      view.autoresizingMask.insert(.flexibleWidth)
      y += height
      addSubview(view)
    }
    bounds = CGRect(x: 0, y: 0, width: width, height: y)
  }

  required init?(coder: NSCoder) { nil }
}
