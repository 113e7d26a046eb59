/// For what a view gets the focus. Here a view has it for all of these.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be activated with a key, as a button is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited with the keyboard, as a field is.
  public static let edit = FocusInteractions(rawValue: 2)
  /// For what suits the place of the view.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the view have the focus and get keys, if `focused` gives it the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusEnvironmentModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the focus and get keys, if `focused` gives it the focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Sets whether views with the focus look so. They look the same here; what is set can be read
  /// as `isFocusEffectEnabled`.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

private struct FocusedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }

  /// Whether views with the focus may look so.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

/// Lets a view have the focus, and tells the views inside whether it does.
struct FocusEnvironmentModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(FocusableModifier(isFocusable: isFocusable, isFocused: $isFocused))
  }
}

/// Puts a view that can be the first responder around the content.
struct FocusableModifier: ItemModifier {
  typealias Body = Never
  let isFocusable: Bool
  let isFocused: Binding<Bool>

  func makeWrapper(around item: Item, of node: _AnyNode) -> FocusableItem { FocusableItem() }

  func update(_ wrapper: FocusableItem, of node: _AnyNode) {
    wrapper.isFocusable = isFocusable && node.environment.isEnabled
    wrapper.isFocused = isFocused
    wrapper.keyActions = node.environment.keyActions
    wrapper.setNeedsCommit()
  }
}

final class FocusableItem: WrapperItem {
  var isFocusable = true
  var isFocused: Binding<Bool>?
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
    defer { tellFocus() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { tellFocus() }
    return super.resignFirstResponder()
  }

  private func tellFocus() {
    NotificationCenter.default.post(name: Self.focusChanged, object: self)
    if let isFocused = item?.isFocused, isFocused.wrappedValue != isFirstResponder {
      isFocused.wrappedValue = isFirstResponder
    }
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
