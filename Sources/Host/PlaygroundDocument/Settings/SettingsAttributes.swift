extension PlaygroundSettings {
  /// The attributes that are known; others are kept as they are.
  public enum Attribute: String, CaseIterable, Sendable {
    case version
    case platform = "target-platform"
    case displayMode = "display-mode"
    case terminationDelay = "auto-termination-delay"
    case runsOnChange = "executeOnSourceChanges"
    case buildsActiveScheme = "buildActiveScheme"
    case importsAppTypes = "importAppTypes"
    case needsFullEnvironment = "requires-full-environment"
    case lastMigration = "last-migration"
    case swiftVersion = "swift-version"
    case allowsReset = "allows-reset"
    /// Of the oldest form, where it says what the platform says now.
    case sdk
  }

  /// How markup is shown.
  public enum DisplayMode: String, Sendable {
    case raw, rendered
  }

  /// iOS where nothing is said.
  public var platform: Platform {
    let name = (self[.platform] ?? self[.sdk])?.lowercased() ?? "ios"
    if name == "ios" || name.hasPrefix("iphone") { return .ios }
    if name == "macos" || name == "osx" || name.hasPrefix("macosx") { return .macos }
    return name == "tvos" || name.hasPrefix("appletv") ? .tvos : .other(name)
  }

  /// As it is written where nothing is said.
  public var displayMode: DisplayMode {
    self[.displayMode].flatMap { DisplayMode(rawValue: $0.lowercased()) } ?? .raw
  }

  /// After how many seconds without anything to do a page is ended; 30 where nothing is said.
  public var terminationDelay: Double {
    guard let delay = self[.terminationDelay].flatMap(Double.init), delay.isFinite, delay >= 0
    else { return 30 }
    return delay
  }

  /// Whether the page runs after every change, which is what happens where nothing is said.
  public var runsOnChange: Bool { isTrue(.runsOnChange) ?? true }

  /// Whether the project around the bundle is built first.
  public var buildsActiveScheme: Bool { isTrue(.buildsActiveScheme) ?? false }

  /// Whether the types of the app around the bundle are imported.
  public var importsAppTypes: Bool { isTrue(.importsAppTypes) ?? false }

  /// Whether the page wants a whole simulator.
  public var needsFullEnvironment: Bool { isTrue(.needsFullEnvironment) ?? false }

  /// Whether a person may have the playground put back as it was.
  public var allowsReset: Bool { isTrue(.allowsReset) ?? true }

  private func isTrue(_ attribute: Attribute) -> Bool? {
    switch self[attribute]?.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  /// What the `playground` element says of a known attribute; setting nil takes it out.
  public subscript(attribute: Attribute) -> String? {
    get { self[attribute.rawValue] }
    set { self[attribute.rawValue] = newValue }
  }
}
