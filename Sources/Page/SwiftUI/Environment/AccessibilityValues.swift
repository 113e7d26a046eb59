extension EnvironmentValues {
  /// Whether the user wants less motion.
  public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }

  /// Whether the user wants less transparency.
  public var accessibilityReduceTransparency: Bool {
    UIAccessibility.isReduceTransparencyEnabled
  }

  /// Whether meaning must not be conveyed by color alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    UIAccessibility.shouldDifferentiateWithoutColor
  }

  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }

  /// Whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }

  /// Whether VoiceOver runs.
  public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }

  /// Whether Switch Control runs.
  public var accessibilitySwitchControlEnabled: Bool { UIAccessibility.isSwitchControlRunning }

  /// Whether some assistive technology runs.
  public var accessibilityEnabled: Bool {
    get {
      self[AccessibilityEnabledKey.self]
        ?? (accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled)
    }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether flashing lights are dimmed: never here.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool { UIAccessibility.isVideoAutoplayEnabled }

  /// Whether the large content viewer is on: never here.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether quick actions are on: never here.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether the user works with Assistive Access: never here.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}
