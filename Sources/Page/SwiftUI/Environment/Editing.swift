import FoundationAdditions

/// Whether the content of a view can be edited.
public enum EditMode: Hashable, Sendable {
  /// The content is shown.
  case inactive
  /// The content is edited for a moment, as a row is that was swiped.
  case transient
  /// The content is edited.
  case active

  /// Whether the content is edited.
  public var isEditing: Bool { self != .inactive }
}

/// Refreshes content: call the value of `\.refresh` like a function.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes the content, and returns when it is there.
  public func callAsFunction() async {
    await action()
  }
}

private struct EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

private struct PageEditModeKey: EnvironmentKey {
  static let defaultValue = false
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

private struct UndoManagerKey: EnvironmentKey {
  static let defaultValue: UndoManager? = nil
}

extension EnvironmentValues {
  /// Whether the content of the views is edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      self[PageEditModeKey.self] = true
    }
  }

  /// The edit mode, where the page sets none: that of a hosting view, or of a level of a stack.
  var systemEditMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      self[PageEditModeKey.self] = false
    }
  }

  /// Whether a view around has set the edit mode.
  var isEditModeOfPage: Bool { self[PageEditModeKey.self] }

  /// Refreshes the content, where a view outside is `refreshable`.
  public var refresh: RefreshAction? { refreshAction }

  /// The action of `refresh`, which `refreshable` sets.
  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Undoes what the user does in the hosting view's window.
  public var undoManager: UndoManager? { hostUndoManager }

  var hostUndoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
