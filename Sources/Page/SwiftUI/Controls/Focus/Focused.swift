/// What a field and a focus state know of each other.
struct FocusLink {
  /// Whether the field shall have the focus; nil leaves it where it is.
  let isWanted: Bool?
  let changed: (Bool) -> Void
}

/// Gives the focus to the field inside when a state says so, and tells the state who has it.
struct FocusModifier: ItemModifier {
  typealias Body = Never
  let link: @MainActor () -> FocusLink

  func makeWrapper(around item: Item, of node: _AnyNode) -> FocusItem { FocusItem() }

  func update(_ wrapper: FocusItem, of node: _AnyNode) {
    wrapper.link = link()
    wrapper.setNeedsCommit()
  }
}

final class FocusItem: WrapperItem {
  var link: FocusLink?
  override func makePresentation() -> ItemPresentation? { FocusPresentation() }
}

final class FocusPresentation: ViewPresentation {
  private var link: FocusLink?
  private var observers: [NSObjectProtocol] = []

  init() {
    super.init(PassingView())
    observe(UITextField.textDidBeginEditingNotification, hasFocus: true)
    observe(UITextView.textDidBeginEditingNotification, hasFocus: true)
    observe(UITextField.textDidEndEditingNotification, hasFocus: false)
    observe(UITextView.textDidEndEditingNotification, hasFocus: false)
    observe(FocusableView.focusChanged, hasFocus: nil)
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Nil leaves it to the view whether it has the focus.
  private func observe(_ name: Notification.Name, hasFocus: Bool?) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let field = notification.object as? UIView
        MainActor.assumeIsolated {
          guard let self, let field, field.isDescendant(of: self.view) else { return }
          self.link?.changed(hasFocus ?? field.isFirstResponder)
        }
      })
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    link = (item as? FocusItem)?.link
    // The fields inside are shown after this view.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.follow() }
    }
  }

  private func follow() {
    guard let isWanted = link?.isWanted, let field = field(in: view) else { return }
    if isWanted, !field.isFirstResponder {
      field.becomeFirstResponder()
    } else if !isWanted, field.isFirstResponder {
      field.resignFirstResponder()
    }
  }

  private func field(in view: UIView) -> UIView? {
    if view is UITextField || view is UITextView || view is FocusableView { return view }
    for child in view.subviews {
      if let found = field(in: child) { return found }
    }
    return nil
  }
}

extension View {
  /// Connects the field inside with a state: it has the focus while the state has a value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier { binding.link(to: value) })
  }

  /// Connects the field inside with a state: it has the focus while the state is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier { condition.link(to: true) })
  }

  /// Gives a field the focus when the view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// When a default focus is used. Here it is always when the view appears.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The focus goes to the view when it appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The focus goes to the view also when the user moves it. Here it does when the view appears.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
