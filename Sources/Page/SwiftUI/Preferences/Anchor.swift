/// A place of one view that another view can find in its own coordinates.
///
/// Read an anchor with the geometry of the view whose coordinates you need: `geometry[anchor]`.
public struct Anchor<Value> {
  /// Which place of which view it is, to tell anchors apart.
  private let place: AnyHashable
  private let read: (Item?) -> Value

  init(place: AnyHashable, read: @escaping (Item?) -> Value) {
    self.place = place
    self.read = read
  }

  @MainActor func value(from item: Item?) -> Value { read(item) }

  /// What a place is taken from: a rectangle or a point of a view.
  public struct Source {
    let make: (Item) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (one: Anchor, other: Anchor) -> Bool { one.place == other.place }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

/// A place of an item.
private struct ItemPlace<Place: Hashable>: Hashable {
  let item: ObjectIdentifier
  let place: Place
}

extension Anchor.Source {
  /// A place whose value is found from the frame of the view, as another one sees it.
  fileprivate init<Place: Hashable>(
    _ place: Place, _ find: @escaping (CGRect) -> Value
  ) {
    make = { source in
      Anchor(place: ItemPlace(item: ObjectIdentifier(source), place: place)) {
        [weak source] target in
        let frame = MainActor.assumeIsolated { source?.frame(seenFrom: target) }
        return find(frame ?? .zero)
      }
    }
  }

  /// Several places.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    make = { item in
      let anchors = array.map { $0.make(item) }
      return Anchor(place: anchors.map(\.anyPlace)) { target in
        MainActor.assumeIsolated { UncheckedValue(anchors.map { $0.value(from: target) }) }.value
      }
    }
  }

  /// A place that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    make = { item in
      let anchor = anchor?.make(item)
      return Anchor(place: anchor?.anyPlace ?? AnyHashable(0)) { target in
        MainActor.assumeIsolated { UncheckedValue(anchor?.value(from: target)) }.value
      }
    }
  }
}

extension Anchor {
  fileprivate var anyPlace: AnyHashable { place }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(0) { $0 } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source([rect.minX, rect.minY, rect.width, rect.height]) {
      rect.offsetBy(dx: $0.minX, dy: $0.minY)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source([point.x, point.y]) {
      CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
    }
  }

  /// A point as a part of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(point) {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Item {
  /// The frame of the item in the coordinates of another one.
  func frame(seenFrom other: Item?) -> CGRect {
    let (own, its) = (originInHost, other?.originInHost ?? .zero)
    return CGRect(origin: CGPoint(x: own.x - its.x, y: own.y - its.y), size: size)
  }
}
