/// For what a view gets the focus. Here a view has it for all of these.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the view have the focus and get keys, if `focused` gives it the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the focus and get keys, if `focused` gives it the focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Sets whether a view with the focus looks so. It looks the same here.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// Puts a view that can be the first responder around the content.
struct FocusableModifier: ItemModifier {
  typealias Body = Never
  let isFocusable: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> FocusableItem { FocusableItem() }

  func update(_ wrapper: FocusableItem, of node: _AnyNode) {
    wrapper.isFocusable = isFocusable && node.environment.isEnabled
    wrapper.keyActions = node.environment.keyActions
    wrapper.setNeedsCommit()
  }
}

final class FocusableItem: WrapperItem {
  var isFocusable = true
  var keyActions = KeyActions()
  override func makePresentation() -> ItemPresentation? { FocusablePresentation() }
}

final class FocusablePresentation: ViewPresentation {
  private let focusable = FocusableView()

  init() { super.init(focusable) }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    focusable.item = item as? FocusableItem
  }
}

/// The first responder while a view that is no field has the focus.
final class FocusableView: PassingView {
  static let focusChanged = Notification.Name("SwiftUI.FocusableView.focusChanged")
  weak var item: FocusableItem?

  override var canBecomeFirstResponder: Bool { item?.isFocusable == true }

  override func becomeFirstResponder() -> Bool {
    defer { NotificationCenter.default.post(name: Self.focusChanged, object: self) }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { NotificationCenter.default.post(name: Self.focusChanged, object: self) }
    return super.resignFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handle($0, .down) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handle($0, .up) }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  private func handle(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
    guard let key = press.key, let item else { return false }
    return item.keyActions.handle(KeyPress(key, phase))
  }
}
