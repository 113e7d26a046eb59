extension ChartContent {
  /// Sets what names marks for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { if $0.spoken.label == nil { $0.spoken.label = label } }
  }

  /// Sets what names marks for assistive technology, with a key of the app's localized strings.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what names marks for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets what assistive technology says marks show.
  public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    changing { if $0.spoken.value == nil { $0.spoken.value = valueDescription } }
  }

  /// Sets what assistive technology says marks show, with a key of the app's localized strings.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets what assistive technology says marks show.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets the identifier by which tests find marks.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { if $0.spoken.identifier == nil { $0.spoken.identifier = identifier } }
  }

  /// Hides marks from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.spoken.isHidden = $0.spoken.isHidden || hidden }
  }
}
