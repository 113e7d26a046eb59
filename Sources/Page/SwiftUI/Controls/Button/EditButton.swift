/// A button that begins and ends editing: it changes the `editMode` of the environment.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button that begins and ends editing.
  public init() {}

  public var body: some View {
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }

  private var isEditing: Bool { mode?.wrappedValue.isEditing == true }
}

/// Renames content: call the value of `\.rename` like a function.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename the content.
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename content, where a view outside has a `renameAction`.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what the rename buttons inside do.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Gives a field the focus when a rename button inside is tapped.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that runs the rename action of its environment.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// A button with a title and a pencil.
  public init() where Label == SwiftUI.Label<Text, Image> {
    label = SwiftUI.Label("Rename", systemImage: "pencil")
  }

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}
