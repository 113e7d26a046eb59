// What a view is for assistive technology.

extension View {
  /// Makes the view one accessibility element.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, _ in changes.behavior = children }
  }

  /// Hides the view and those inside from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.isHidden = hidden }
  }

  /// Hides the view and those inside from assistive technology. Nothing changes unless it is
  /// enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in if isEnabled { changes.isHidden = hidden } }
  }

  /// Adds what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.added = traits }
  }

  /// Removes from what the view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.removed = traits }
  }

  /// Makes the view a heading. Levels are not told apart.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAddTraits(.isHeader)
  }

  /// Sets whether the view is read before others beside it: what has a higher priority comes first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.sortPriority = sortPriority }
  }

  /// Sets the point at which the view is tapped by assistive technology.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.activationPoint = activationPoint }
  }

  /// Reads another view in place of this one, which is shown.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).background(representation().modifier(UnseenModifier()))
  }

  /// Reads other views in place of those inside this one.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children)
  }
}

/// Lets a view be read and not be seen.
struct UnseenModifier: ItemModifier {
  typealias Body = Never

  func makeWrapper(around item: Item, of node: _AnyNode) -> UnseenItem { UnseenItem() }
  func update(_ wrapper: UnseenItem, of node: _AnyNode) {}
}

final class UnseenItem: WrapperItem {
  override func makePresentation() -> ItemPresentation? { UnseenPresentation() }
}

final class UnseenPresentation: ViewPresentation {
  init() {
    super.init(UIView())
    view.mask = UIView()
    view.isUserInteractionEnabled = false
  }
}
