/// Where a scroll view is, or has to go.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case nowhere
  }

  var place: Place
  /// Tells one request from the next for the same place.
  var request = 0
  /// Whether the user has scrolled since the last request.
  public internal(set) var isPositionedByUser = false
  var seenID: UncheckedHashable?

  struct UncheckedHashable: Equatable, @unchecked Sendable {
    let value: AnyHashable
  }

  private init(_ place: Place) {
    self.place = place
  }

  /// A position that is told by the ids of views of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.nowhere) }

  /// Starts at the view with an id, of a given type.
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil
  ) { self.init(.id(AnyHashable(id), anchor)) }

  /// Starts at the view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor))
  }

  /// Starts at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge))
  }

  /// Starts at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y))
  }

  /// Starts at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y))
  }

  /// Starts at a horizontal position in the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil))
  }

  /// Starts at a vertical position in the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y))
  }

  private mutating func go(to place: Place) {
    self.place = place
    request += 1
    isPositionedByUser = false
  }

  /// Scrolls to the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  /// Scrolls to a horizontal position in the content.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  /// Scrolls to a vertical position in the content.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// The edge that was asked for, until the user scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = place, !isPositionedByUser { edge } else { nil }
  }

  /// The point that was asked for, until the user scrolls.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place, !isPositionedByUser else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The id of the view of the target layout at the edge.
  public var viewID: (any Hashable & Sendable)? {
    // Ids came in as sendable values, and the marker has no part in how they are stored.
    (currentID?.base as? any Hashable).map {
      unsafeBitCast($0, to: (any Hashable & Sendable).self)
    }
  }

  /// The id of the view of the target layout at the edge, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { currentID?.base as? T }

  private var currentID: AnyHashable? {
    if let seenID { return seenID.value }
    if case .id(let id, _) = place { return id }
    return nil
  }
}

extension ScrollPosition {
  /// The position with the view that the user has scrolled to.
  func seen(_ id: AnyHashable?) -> ScrollPosition {
    var position = self
    position.isPositionedByUser = true
    position.seenID = id.map(UncheckedHashable.init)
    return position
  }
}
