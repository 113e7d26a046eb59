private struct EditorBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var editorBackgroundIsHidden: Bool {
    get { self[EditorBackgroundKey.self] }
    set { self[EditorBackgroundKey.self] = newValue }
  }
}
