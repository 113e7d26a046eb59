/// The space in which points are counted.
public enum CoordinateSpace: Hashable {
  /// That of the screen.
  case global
  /// That of the view itself.
  case local
  /// That of a view that has a name.
  case named(AnyHashable)

  /// Whether it is the space of the whole interface.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the space of the view itself.
  public var isLocal: Bool { self == .local }

  var name: AnyHashable? {
    if case .named(let name) = self { name } else { nil }
  }
}

/// What leads to a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole interface.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
