extension View {
  func accessibility(
    _ change: @escaping @MainActor (inout AccessibilityChanges, EnvironmentValues) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(change: change))
  }
}

extension Text {
  /// What the text says.
  @MainActor @preconcurrency
  func words(in environment: EnvironmentValues) -> String {
    var plain = environment
    plain.textCase = nil
    var builder = TextBuilder(in: plain)
    builder.append(self)
    return builder.result.string.replacingOccurrences(of: "\u{FFFC}", with: "")
  }
}

// What is said of a view, as a text, as a key of the app's strings, or as a string.

extension View {
  /// Sets what names the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.words(in: $1) }
  }

  /// Sets what names the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what names the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility { [label = String(label)] changes, _ in changes.label = label }
  }

  /// Sets what names the view. Nothing changes unless it is enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = label.words(in: $1) } }
  }

  /// Sets what names the view. Nothing changes unless it is enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets what names the view. Nothing changes unless it is enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets the value of the view, as it is said.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value.words(in: $1) }
  }

  /// Sets the value of the view, as it is said.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the view, as it is said.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility { [value = String(value)] changes, _ in changes.value = value }
  }

  /// Sets the value of the view, as it is said. Nothing changes unless it is enabled.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.value = value.words(in: $1) } }
  }

  /// Sets the value of the view, as it is said. Nothing changes unless it is enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value of the view, as it is said. Nothing changes unless it is enabled.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets what is said of what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.words(in: $1) }
  }

  /// Sets what is said of what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what is said of what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility { [hint = String(hint)] changes, _ in changes.hint = hint }
  }

  /// Sets what is said of what happens when the view is used. Nothing changes unless it is enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.hint = hint.words(in: $1) } }
  }

  /// Sets what is said of what happens when the view is used. Nothing changes unless it is enabled.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets what is said of what happens when the view is used. Nothing changes unless it is enabled.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets the name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { changes, _ in changes.identifier = identifier }
  }

  /// Sets the name by which tests find the view. Nothing changes unless it is enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility { changes, _ in if isEnabled { changes.identifier = identifier } }
  }

  /// Sets other names by which the view is addressed by voice.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { changes, environment in
      changes.inputLabels = inputLabels.map { $0.words(in: environment) }
    }
  }

  /// Sets other names by which the view is addressed by voice.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets other names by which the view is addressed by voice.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }
}
