/// All touches of a view, as long as there is one.
public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  /// The type of `body`.
  public typealias Body = Never
  /// The space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture that reports touches in a coordinate space.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _makeFollower() -> _GestureFollower<SpatialEventCollection> {
    SpatialFollower(coordinateSpace)
  }
}

/// The touches of a view at a moment.
public struct SpatialEventCollection: Collection {
  /// A touch.
  public struct Event: Identifiable, Hashable, Sendable {
    /// Tells a touch from the others as long as it goes on.
    public struct ID: Hashable, Sendable {
      let touch: ObjectIdentifier
    }

    /// What touches the view.
    public enum Kind: Hashable, Sendable {
      /// A finger, or the pointer of the browser while its button is down.
      case touch
      /// The pointer of an indirect device. The pointer of the browser counts as a touch here.
      case pointer
      /// A pencil. It counts as a touch here.
      case pencil
    }

    /// How far a touch has come.
    public enum Phase: Hashable, Sendable {
      /// The touch goes on.
      case active
      /// The touch was lifted.
      case ended
      /// The touch was taken by something else.
      case cancelled
    }

    /// How the device stands that touches the view.
    public struct InputDevicePose: Hashable, Sendable {
      /// The angle between the device and the screen.
      public var altitude: Angle
      /// The direction of the device on the screen.
      public var azimuth: Angle
    }

    /// Tells the touch from the others.
    public var id: ID
    /// The time of the event, in seconds since the page began.
    public var timestamp: TimeInterval
    /// What touches the view.
    public var kind: Kind
    /// Where the touch is.
    public var location: CGPoint
    /// How far the touch has come.
    public var phase: Phase
    /// The keys that are held. Touches here come without keys.
    public var modifierKeys: EventModifiers
    /// How the device stands; nil for a finger.
    public var inputDevicePose: InputDevicePose?

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(timestamp)
    }
  }

  /// The place of a touch in the collection.
  public struct Index: Comparable, Hashable, Sendable {
    let value: Int

    public static func < (one: Index, other: Index) -> Bool { one.value < other.value }
  }

  /// Goes through the touches.
  public struct Iterator: IteratorProtocol {
    var base: IndexingIterator<[Event]>

    public mutating func next() -> Event? { base.next() }
  }

  private let events: [Event]

  init(_ events: [Event]) {
    self.events = events
  }

  public var startIndex: Index { Index(value: 0) }
  public var endIndex: Index { Index(value: events.count) }
  public func index(after index: Index) -> Index { Index(value: index.value + 1) }
  public func makeIterator() -> Iterator { Iterator(base: events.makeIterator()) }

  /// The touch at a place.
  public subscript(position: Index) -> Event { events[position.value] }

  /// The touch with an id; nil if it is not there.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}

extension SpatialEventCollection: Hashable, Sendable {}

/// Reports touches from the first that begins to the last that is lifted.
final class SpatialFollower: _GestureFollower<SpatialEventCollection> {
  private var space: CoordinateSpace

  init(_ space: CoordinateSpace) {
    self.space = space
  }

  override func follow(_ event: GestureEvent) {
    guard !event.touches.isEmpty else { return }
    let events = event.touches.map { touch in
      SpatialEventCollection.Event(
        id: .init(touch: touch.id), timestamp: event.time, kind: .touch,
        location: event.convert(touch.point, to: space), phase: touch.eventPhase,
        modifierKeys: [])
    }
    let value = SpatialEventCollection(events)
    phase = event.downTouches.isEmpty ? .ended(value) : .active(value)
  }

  override func adopt(_ new: _GestureFollower<SpatialEventCollection>) {
    if let new = new as? SpatialFollower { space = new.space }
  }
}

extension GestureTouch {
  fileprivate var eventPhase: SpatialEventCollection.Event.Phase {
    switch phase {
    case .began, .moved, .stationary: .active
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
