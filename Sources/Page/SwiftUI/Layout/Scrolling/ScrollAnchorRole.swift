/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// Where the content begins.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// Where the content stays when its size changes.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content that is smaller than the view stands.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }

  static let all = [initialOffset, sizeChanges, alignment]
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  /// As the place of the view has it.
  public static let automatic = ScrollInputBehavior(kind: .automatic)
  /// The input scrolls.
  public static let enabled = ScrollInputBehavior(kind: .enabled)
  /// The input does not scroll.
  public static let disabled = ScrollInputBehavior(kind: .disabled)
}

/// An input that may scroll.
public struct ScrollInputKind: Equatable, Sendable {
  /// A hand gesture of a watch.
  public static let handGestureShortcut = ScrollInputKind()
}

/// A target behavior whose type is not known.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior whose type was erased.
  public var base: any ScrollTargetBehavior

  /// Erases the type of a behavior.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension EnvironmentValues {
  /// When vertical scroll views move further than their content.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounces.vertical ? .automatic : .basedOnSize }
    set { scrollSettings.bounces.vertical = newValue.alwaysBounces }
  }

  /// When horizontal scroll views move further than their content.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounces.horizontal ? .automatic : .basedOnSize }
    set { scrollSettings.bounces.horizontal = newValue.alwaysBounces }
  }
}
