import CoreGraphics
import Foundation
import QuartzCore

/// A view that follows a finger and tells others what came of it.
///
/// A control tracks one touch, from its beginning within the control to its end, and turns what the
/// finger does into control events. Who asked for an event is told in the order of asking, and is
/// not kept alive by it. What a subclass may override stands here.
@MainActor @preconcurrency
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  var handlers: [ControlHandler] = []
  var trackedTouch: UITouch?
  /// Whether the touch that is tracked has shown the menu, and so means nothing else.
  var touchHasShownMenu = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(from: coder, as: UIControl.self)
  }

  /// A control with an action for what it is mainly there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(with: nil) }
      stateChanged()
    }
  }

  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateChanged() }
    }
  }

  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateChanged() }
    }
  }

  open var state: State {
    var state: State = isHighlighted ? .highlighted : []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  var isFocused: Bool { false }

  /// What a kind of control shows differs by its state.
  func stateChanged() {
    setNeedsLayout()
  }

  // MARK: Content

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The same, with leading and trailing said as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  open var isSymbolAnimationEnabled = false
  open var toolTip: String?

  // MARK: Tracking

  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false

  /// The finger came down; whether the control goes on with it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has moved; whether the control goes on with it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger is somebody else's business now.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackedTouch.map(touches.contains) ?? false { stopTracking(with: event) }
  }

  /// A control's own tap comes before that of a view around it.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(recognizer) }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopTracking(with: nil) }
  }

  /// What a finger means that leaves within the control.
  var eventsOfTouchUpInside: Event { .touchUpInside }

  // MARK: Targets and actions

  /// Tells a target of events; without one, the first of the responders around who can answer.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, for: controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, for: controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  open var allTargets: Set<AnyHashable> { targetSet }
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// The names of what a target does at one event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, for: controlEvent)
  }

  /// Every telling goes through here; the event is there where a finger is the reason.
  open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target, event)
  }

  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Events are about to be told.
  func willSend(_ events: Event) {}

  /// What the control is mainly there for, as if a finger had done it.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Menus

  /// Whether any touch shows the control's menu, and not only a long one.
  open var showsMenuAsPrimaryAction = false

  open var isContextMenuInteractionEnabled = false {
    didSet { menuInteractionMayChange() }
  }

  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// The menu of the control; without one nothing is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Where the menu grows from.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Something of the menu was chosen.
  func menuChose(_ element: any UIMenuLeaf) {}
}
