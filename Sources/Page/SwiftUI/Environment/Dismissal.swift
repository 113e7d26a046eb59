/// Dismisses what is presented: call the value of `\.dismiss` like a function.
@MainActor @preconcurrency
public struct DismissAction {
  /// Who is asked, and what to do. Nil does nothing.
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)? = nil) {
    self.action = action
  }

  /// Dismisses the sheet, popover or window of the view, or goes back from it.
  public func callAsFunction() {
    action?()
  }
}

/// Whether a view is presented, and a way to dismiss it.
public struct PresentationMode {
  /// Whether the view is presented by another one.
  public let isPresented: Bool
  let dismissal: DismissAction

  /// Dismisses the view, if it is presented.
  @MainActor @preconcurrency
  public mutating func dismiss() {
    dismissal()
  }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

private struct PresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Dismisses what the view is presented in.
  public var dismiss: DismissAction { dismissAction }

  /// Whether the view is presented: in a sheet, a popover, or on a navigation stack.
  public var isPresented: Bool { isPresentedView }

  /// Whether the view is presented, and a way to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresentedView, dismissal: dismissAction))
  }

  /// The action of `dismiss`, which a presentation sets for its content.
  var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The value of `isPresented`, which a presentation sets for its content.
  var isPresentedView: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// The keys that say whether a view is presented.
  static let presentationKeys = keysWritten {
    var values = EnvironmentValues()
    values.isPresentedView = true
  }
}
