// What assistive technology does not use here. These modifiers are accepted and change nothing.

extension View {
  /// Accepts whether the view reacts to the user. What takes touches does.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Accepts whether the view reacts to the user. What takes touches does.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }

  /// Accepts a point from which the view is dragged. Assistive technology does not drag here.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Accepts a point from which the view is dragged. Assistive technology does not drag here.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Accepts a point from which the view is dragged. Assistive technology does not drag here.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Accepts a point from which the view is dragged. Assistive technology does not drag here.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { self }

  /// Accepts a point on which something is dropped. Assistive technology does not drag here.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Accepts a point on which something is dropped. Assistive technology does not drag here.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Accepts a point on which something is dropped. Assistive technology does not drag here.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Accepts a point on which something is dropped. Assistive technology does not drag here.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { self }

  /// Accepts a kind of text. All text is spoken in the same way.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Accepts whether colors are inverted with those of the screen, which never happens here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepts a large picture of the view for those who need large text. It is not shown.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepts a large picture of the view for those who need large text. It is not shown.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Accepts a group of views that belong together. Links between views are not read.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts that the view labels another one. Give that view a label instead.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts a place of a rotor.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts an action for a change of scale by assistive technology, which never happens here.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Accepts that touches go to the view while a screen reader runs. They always do here.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Accepts how all punctuation is spoken. The screen reader of the browser decides.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Accepts that letters are spoken one by one. The screen reader of the browser decides.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Accepts a pitch of the voice. The screen reader of the browser decides.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Accepts that announcements wait. They are spoken in their order.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// A part in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The element that describes another one.
  case label
  /// The element that a label describes.
  case content
}

/// A change of scale that assistive technology asks for.
public struct AccessibilityZoomGestureAction {
  /// Whether the content becomes larger or smaller.
  public enum Direction: Sendable {
    /// The user zooms in.
    case zoomIn
    /// The user zooms out.
    case zoomOut
  }

  /// Whether the content becomes larger or smaller.
  public let direction: Direction
  /// The point that stays, in units of the view.
  public let location: UnitPoint
  /// The point that stays, in points of the view.
  public let point: CGPoint
}

/// What a screen reader does when touches go to the view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// It says nothing while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
