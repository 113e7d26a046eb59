/// What a scene says of its windows.
struct WindowDescription {
  /// By what `openWindow` finds the scene.
  var id: String?
  /// The type of the values that its windows present.
  var presents: Any.Type?
  /// Whether the first window of the app may be one of the scene.
  var canBeFirst = true
  /// The content of a window that is opened with a value, or without one.
  let content: @MainActor (AnyHashable?) -> AnyView

  init(
    id: String? = nil, presents: Any.Type? = nil, canBeFirst: Bool = true,
    content: @escaping @MainActor (AnyHashable?) -> AnyView
  ) {
    (self.id, self.presents, self.canBeFirst) = (id, presents, canBeFirst)
    self.content = content
  }
}

/// A window that was opened over the first one.
struct OpenedWindow: Identifiable {
  let id: AnyHashable
  let value: AnyHashable?
}
