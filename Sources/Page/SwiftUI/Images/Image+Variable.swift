extension Image {
  /// An image of the app that assistive apps pass over, and of which a value says how much is
  /// filled.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    self.variableValue = variableValue
  }
}
