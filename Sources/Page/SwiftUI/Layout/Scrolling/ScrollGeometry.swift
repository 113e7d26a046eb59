/// The sizes and the place of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// How far the content is from the edges.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates the geometry of a scroll view.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What is visible of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The rectangle of the scroll view without the insets.
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
  /// The content rests.
  case idle
  /// A touch is there that has not moved the content yet.
  case tracking
  /// The user moves the content.
  case interacting
  /// The content comes to rest after a drag.
  case decelerating
  /// The content moves to where the page wants it.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase changes.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public let geometry: ScrollGeometry
  /// How fast the content moves, if it does.
  public let velocity: CGVector?
}

/// Someone who is asked when a scroll view has been laid out or scrolled.
struct ScrollObserver {
  let id: AnyHashable
  /// A value of the scroll view as it is now, and what to do when it differs from the one before.
  let check: (ScrollItem, Any?) -> (value: Any, action: (() -> Void)?)
}

/// What observers of a scroll view have seen last.
final class ScrollWatch {
  var values: [AnyHashable: Any] = [:]
  /// The last request of a position that was followed.
  var request: ScrollPositionLink.Request?
  var reportedID: AnyHashable??
}

extension ScrollItem {
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - reach.leading, y: offset.y - reach.top),
      contentSize: contentSize, contentInsets: reach,
      containerSize: CGSize(
        width: viewport.width + reach.horizontal, height: viewport.height + reach.vertical))
  }
}

private struct ScrollObserverModifier: ViewModifier {
  @Namespace private var id
  let check: (ScrollItem, Any?) -> (value: Any, action: (() -> Void)?)

  func body(content: Content) -> some View {
    let observer = ScrollObserver(id: AnyHashable(id), check: check)
    return content.scrolling { $0.observers.append(observer) }
  }
}

extension View {
  /// Runs an action when a value changes that a closure makes of the geometry of a scroll view.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollObserverModifier { item, last in
        let new = transform(item.geometry)
        let old = last as? T
        return (new, new == old ? nil : { action(old ?? new, new) })
      })
  }

  /// Runs an action when the content of a scroll view begins to move, is let go, and rests.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action when scrolling inside begins, ends or changes its cause.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      ScrollObserverModifier { item, last in
        let (old, new) = (last as? ScrollPhase ?? .idle, item.phase)
        let context = ScrollPhaseChangeContext(geometry: item.geometry, velocity: nil)
        return (new, new == old ? nil : { action(old, new, context) })
      })
  }

  /// Runs an action with the ids of the views of the target layout that are visible.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollObserverModifier { item, last in
        let ids = item.visibleTargets(threshold).compactMap { $0.base as? ID }
        return (ids, ids == last as? [ID] ? nil : { action(ids) })
      })
  }

  /// Runs an action when more or less than a part of the view becomes visible in a scroll view.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let item = proxy.item, proxy.size.width > 0, proxy.size.height > 0,
        let scroll = MainActor.assumeIsolated({ item.outerScroll })
      else { return true }
      return MainActor.assumeIsolated { scroll.share(of: item.frame(seenFrom: scroll)) }
        >= threshold
    } action: { isVisible in
      action(isVisible)
    }
  }
}
