// What assistive technology can do with a view.

extension View {
  /// Adds an action: by default, what happens when the view is activated.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, environment in changes.add(actionKind.kind, environment, handler) }
  }

  /// Adds an action with a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, environment in
      changes.named.append((name.words(in: environment), handler))
    }
  }

  /// Adds an action with a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  /// Adds an action whose name is a text.
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: label(), action)
  }

  /// Adds what makes the view's value larger and smaller.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, _ in changes.adjust = handler }
  }

  /// Adds what scrolls the view towards an edge.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { changes, _ in changes.scroll = handler }
  }
}
