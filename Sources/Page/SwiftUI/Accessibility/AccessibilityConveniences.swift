// Other ways to say what is said of a view.

extension View {
  /// Sets the point at which the view is tapped by assistive technology, in points of the view.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.activationPlace = activationPoint }
  }

  /// Sets the point at which the view is tapped by assistive technology. Nothing changes unless it
  /// is
  /// enabled.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, _ in if isEnabled { changes.activationPoint = activationPoint } }
  }

  /// Sets the point at which the view is tapped by assistive technology, in points of the view.
  /// Nothing changes unless it is enabled.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, _ in if isEnabled { changes.activationPlace = activationPoint } }
  }
}

extension View {
  /// Adds something to be said of the view on request: it is said after its value.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, environment in
      changes.content.append(
        "\(label.words(in: environment)), \(value.words(in: environment))")
    }
  }

  /// Adds something to be said of the view on request: it is said after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds something to be said of the view on request: it is said after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds something to be said of the view on request: it is said after its value.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      Text(labelKey), Text(verbatim: String(value)), importance: importance)
  }
}

/// Names something that is said of a view on request, so that it can be changed.
public struct AccessibilityCustomContentKey: Sendable {
  let label: UncheckedText
  let id: String

  struct UncheckedText: @unchecked Sendable { let text: Text }

  /// Creates a key whose id is the text of its label.
  public init(_ label: Text) {
    self.init(label, id: String(describing: label))
  }

  /// Creates a key with a label and an id.
  public init(_ label: Text, id: String) {
    self.label = UncheckedText(text: label)
    self.id = id
  }

  /// Creates a key whose id is the key of its label.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: labelKey.key)
  }

  /// Creates a key with a label and an id.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }
}

extension View {
  /// Adds something to be said of the view on request; nil takes it away.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, environment in
      guard let value else { return }
      changes.content.append(
        "\(key.label.text.words(in: environment)), \(value.words(in: environment))")
    }
  }

  /// Adds something to be said of the view on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds something to be said of the view on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
}

/// Something that is said of a view on request.
public enum AXCustomContent {
  /// Whether it is said without being asked for.
  public enum Importance: UInt, Sendable {
    /// VoiceOver reads the content when the user asks for more.
    case `default`
    /// VoiceOver reads the content together with the element.
    case high
  }
}
