// How accessibility was said until iOS 14.

extension View {
  /// Sets what names the view.
  public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// Sets the value of the view, as it is said.
  public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  /// Sets what is said of what happens when the view is used.
  public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  /// Hides the view and those inside from assistive technology.
  public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityHidden(hidden) }

  /// Sets the name by which tests find the view.
  public func accessibility(identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityIdentifier(identifier)
  }

  /// Adds what the view is.
  public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAddTraits(traits)
  }

  /// Removes from what the view is.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityRemoveTraits(traits)
  }

  /// Sets whether the view is read before others beside it.
  public func accessibility(sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets other names by which the view is addressed by voice.
  public func accessibility(inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabels)
  }

  /// Sets the point at which the view is tapped by assistive technology.
  public func accessibility(activationPoint: UnitPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityActivationPoint(activationPoint) }

  /// Sets the point at which the view is tapped by assistive technology, in points of the view.
  public func accessibility(activationPoint: CGPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityActivationPoint(activationPoint) }

  /// Accepts what identifies the view in a picker; the picker says which choice is made.
  public func accessibility(selectionIdentifier: AnyHashable)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibility { _, _ in } }
}
