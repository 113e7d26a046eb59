extension View {
  /// Changes what is said of the view.
  func accessibility(
    _ change: @escaping @MainActor (inout AccessibilityChanges, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }

  /// Says a text of the view, if that is enabled.
  fileprivate func saying(
    _ text: Text, _ place: WritableKeyPath<AccessibilityChanges, String?>, if isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0[keyPath: place] = text.words(in: $1) } }
  }
}

// What is said of a view, as a text, as a key of the app's strings, or as a string.

extension View {
  /// Sets what names the view.
  public func accessibilityLabel(_ label: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(label, \.label) }

  /// Sets what names the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(labelKey), \.label) }

  /// Sets what names the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(label), \.label) }

  /// Sets what names the view. Nothing changes unless it is enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(label, \.label, if: isEnabled) }

  /// Sets what names the view. Nothing changes unless it is enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(labelKey), \.label, if: isEnabled) }

  /// Sets what names the view. Nothing changes unless it is enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(label), \.label, if: isEnabled) }
}

extension View {
  /// Sets the value of the view, as it is said.
  public func accessibilityValue(_ value: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(value, \.value) }

  /// Sets the value of the view, as it is said.
  public func accessibilityValue(_ valueKey: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(valueKey), \.value) }

  /// Sets the value of the view, as it is said.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(value), \.value) }

  /// Sets the value of the view, as it is said. Nothing changes unless it is enabled.
  public func accessibilityValue(_ value: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(value, \.value, if: isEnabled) }

  /// Sets the value of the view, as it is said. Nothing changes unless it is enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(valueKey), \.value, if: isEnabled) }

  /// Sets the value of the view, as it is said. Nothing changes unless it is enabled.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(value), \.value, if: isEnabled) }
}

extension View {
  /// Sets what is said of what happens when the view is used.
  public func accessibilityHint(_ hint: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(hint, \.hint) }

  /// Sets what is said of what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(hintKey), \.hint) }

  /// Sets what is said of what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(hint), \.hint) }

  /// Sets what is said of what happens when the view is used. Nothing changes unless it is enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(hint, \.hint, if: isEnabled) }

  /// Sets what is said of what happens when the view is used. Nothing changes unless it is enabled.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(hintKey), \.hint, if: isEnabled) }

  /// Sets what is said of what happens when the view is used. Nothing changes unless it is enabled.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { saying(Text(hint), \.hint, if: isEnabled) }
}

extension View {
  /// Sets the name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.identifier = identifier }
  }

  /// Sets the name by which tests find the view. Nothing changes unless it is enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in if isEnabled { changes.identifier = identifier } }
  }

  /// Sets other names by which the view is addressed by voice.
  public func accessibilityInputLabels(_ inputLabels: [Text])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  /// Sets other names by which the view is addressed by voice.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: true) }

  /// Sets other names by which the view is addressed by voice.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: true) }

  /// Sets other names by which the view is addressed by voice. Nothing changes unless it
  /// is enabled.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { changes, environment in
      if isEnabled { changes.inputLabels = inputLabels.map { $0.words(in: environment) } }
    }
  }

  /// Sets other names by which the view is addressed by voice. Nothing changes unless it
  /// is enabled.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled) }

  /// Sets other names by which the view is addressed by voice. Nothing changes unless it
  /// is enabled.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }
}
