private struct OnMacKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view of AppKit shows the views: controls then behave as on a Mac where that differs.
  var isOnMac: Bool {
    get { self[OnMacKey.self] }
    set { self[OnMacKey.self] = newValue }
  }

  /// The keys that say so.
  static let macKeys = keysWritten {
    var values = EnvironmentValues()
    values.isOnMac = true
  }
}
