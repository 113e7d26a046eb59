// Long because what can be overridden has to stand in the class itself.

import CoreGraphics
import Foundation
import FoundationAdditions

/// Something that can answer to events and commands, or pass them on to what comes next.
///
/// What Apple gives every object for interface files and assistive technology stands here, so that
/// views and controllers can override it.
@MainActor @preconcurrency
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// What was said about the responder for those who cannot see it; made when something is.
  var spoken: SpokenValues?

  public override init() {
    super.init()
  }

  /// Who is asked when this one does not answer.
  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = TypedKeys.rest(of: presses, after: self)
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motions and remote controls

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    FirstResponder.pass(to: self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    FirstResponder.leave(self)
  }

  /// Shown in place of the keyboard while this is the first responder.
  open var inputView: UIView? { nil }
  /// Shown above the keyboard while this is the first responder.
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIViewController? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Shows what stands in the keyboard's place anew.
  open func reloadInputViews() {
    if isFirstResponder { InputPanel.shared.follow() }
  }

  /// What takes back what was done here.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Commands

  /// Keys that stand for commands while this is in the chain of responders.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder answers to a command; by default, if it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !StandardEdit.names.contains(action.description) && responds(to: action)
  }

  /// Who in the chain from here answers to a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Edit menu

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  // MARK: For those who cannot see it

  open var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? nature.isElement }
    set { speak { $0.isElement = newValue } }
  }

  open var accessibilityLabel: String? {
    get { spoken?.label ?? nature.label }
    set { speak { $0.label = newValue } }
  }

  open var accessibilityHint: String? {
    get { spoken?.hint }
    set { speak { $0.hint = newValue } }
  }

  open var accessibilityValue: String? {
    get { spoken?.value ?? nature.value }
    set { speak { $0.value = newValue } }
  }

  open var accessibilityIdentifier: String? {
    get { spoken?.identifier }
    set { speak { $0.identifier = newValue } }
  }

  open var accessibilityLanguage: String? {
    get { spoken?.language }
    set { speak { $0.language = newValue } }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken?.traits ?? nature.traits }
    set { speak { $0.traits = newValue } }
  }

  open var accessibilityFrame: CGRect {
    get { spoken?.frame ?? frameOnScreen }
    set { speak { $0.frame = newValue } }
  }

  open var accessibilityPath: UIBezierPath? {
    get { spoken?.path }
    set { speak { $0.path = newValue } }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      spoken?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { speak { $0.activationPoint = newValue } }
  }

  open var accessibilityElements: [Any]? {
    get { spoken?.elements }
    set { speak { $0.elements = newValue } }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.customActions }
    set { speak { $0.customActions = newValue } }
  }

  open var accessibilityUserInputLabels: [String]! {
    get { spoken?.userInputLabels }
    set { speak { $0.userInputLabels = newValue } }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { spoken?.navigationStyle ?? .automatic }
    set { speak { $0.navigationStyle = newValue } }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken?.containerType ?? UIAccessibilityContainerType.none }
    set { speak { $0.containerType = newValue } }
  }

  open var accessibilityElementsHidden: Bool {
    get { spoken?.areElementsHidden ?? false }
    set { speak { $0.areElementsHidden = newValue } }
  }

  open var accessibilityViewIsModal: Bool {
    get { spoken?.isModal ?? false }
    set { speak { $0.isModal = newValue } }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken?.groupsChildren ?? false }
    set { speak { $0.groupsChildren = newValue } }
  }

  open var accessibilityIgnoresInvertColors: Bool {
    get { spoken?.ignoresInvertColors ?? false }
    set { speak { $0.ignoresInvertColors = newValue } }
  }

  /// Whether activating the element does something, so that the keyboard can reach it. Elements
  /// with the traits of a control are reached in any case.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { spoken?.respondsToUser ?? responds }
    set { speak { $0.respondsToUser = newValue } }
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() { (self as? any NaturallyAdjustable)?.adjust(by: 1) }
  open func accessibilityDecrement() { (self as? any NaturallyAdjustable)?.adjust(by: -1) }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  private var responds: Bool {
    !accessibilityTraits.isDisjoint(with: .controls) || nature.responds
  }

  /// What a kind of responder is if nobody says otherwise.
  var nature: SpokenNature { (self as? any NaturallySpoken)?.spokenNature ?? SpokenNature() }
  var frameOnScreen: CGRect { .zero }

  private func speak(_ change: (SpokenValues) -> Void) {
    let values = spoken ?? SpokenValues()
    change(values)
    spoken = values
  }

  // MARK: Interface files

  /// Called for what was read from an interface file; nothing here is.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}
