// Other ways to say what is said of a view.

extension View {
  /// Sets the point at which the view is tapped by assistive technology, in points of the view.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibility { changes, _ in changes.activationPlace = activationPoint }
  }

  /// Sets the point at which the view is tapped by assistive technology. Nothing changes unless it
  /// is
  /// enabled.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View {
    accessibility { changes, _ in if isEnabled { changes.activationPoint = activationPoint } }
  }

  /// Sets the point at which the view is tapped by assistive technology, in points of the view.
  /// Nothing changes unless it is enabled.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View {
    accessibility { changes, _ in if isEnabled { changes.activationPlace = activationPoint } }
  }
}

extension View {
  /// Adds something to be said of the view on request: it is said after its value.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibility { changes, environment in
      changes.content.append(
        "\(label.words(in: environment)), \(value.words(in: environment))")
    }
  }

  /// Adds something to be said of the view on request: it is said after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds something to be said of the view on request: it is said after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds something to be said of the view on request: it is said after its value.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      Text(labelKey), Text(verbatim: String(value)), importance: importance)
  }
}

/// Something that is said of a view on request.
public enum AXCustomContent {
  /// Whether it is said without being asked for.
  public enum Importance: UInt, Sendable {
    case `default`, high
  }
}
