// How accessibility was said until iOS 14.

extension View {
  /// Sets what names the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value of the view, as it is said.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets what is said of what happens when the view is used.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view and those inside from assistive technology.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the name by which tests find the view.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds what the view is.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes from what the view is.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets whether the view is read before others beside it.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets other names by which the view is addressed by voice.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
