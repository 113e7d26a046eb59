extension Group: Commands where Content: Commands {
  /// Treats several commands as one.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) {
    self.init(content() as Content)
  }

  public var _commandsView: AnyView { content._commandsView }
}
