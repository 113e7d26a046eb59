extension Optional {
  /// Calls a function with the value, if there is one.
  func apply(_ use: (Wrapped) -> Void) {
    if let self { use(self) }
  }
}
