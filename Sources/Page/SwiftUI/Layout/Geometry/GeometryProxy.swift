/// What is known of the size and the place of a view.
public struct GeometryProxy: @unchecked Sendable {
  weak var item: Item?
  /// The size of the view.
  public let size: CGSize
  /// Hears that a place was read, which may change while the size does not.
  var readsPlace: () -> Void = {}

  init(item: Item?, size: CGSize, readsPlace: @escaping () -> Void = {}) {
    self.item = item
    self.size = size
    self.readsPlace = readsPlace
  }

  /// The frame of the view in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated {
      let own = CGRect(origin: .zero, size: size)
      guard let item, !coordinateSpace.isLocal else { return own }
      readsPlace()
      let outer = item.outerItem(of: coordinateSpace)
      let (place, origin) = (item.originInHost, outer?.originInHost ?? .zero)
      return own.offsetBy(dx: place.x - origin.x, dy: place.y - origin.y)
    }
  }

  /// The frame of the view in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space around the view, in the view's coordinates; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated {
      readsPlace()
      guard let item, let outer = item.outerItem(of: coordinateSpace.coordinateSpace) else {
        return nil
      }
      let (own, place) = (item.originInHost, outer.originInHost)
      return CGRect(
        origin: CGPoint(x: place.x - own.x, y: place.y - own.y), size: outer.size)
    }
  }

  /// The insets of the safe area that reach into the view.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated {
      readsPlace()
      return item?.safeInsets ?? EdgeInsets()
    }
  }

  /// The place that an anchor stands for, in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    MainActor.assumeIsolated { UncheckedValue(anchor.value(from: item)) }.value
  }
}

extension Item {
  /// The item around this one whose space a coordinate space is; nil is the host.
  func outerItem(of space: CoordinateSpace) -> Item? {
    guard let name = space.name else { return nil }
    if let scroll = name.base as? ScrollSpace {
      var item = parent
      while let current = item {
        if let view = current as? ScrollItem, scroll.isMeant(view.axes) { return view }
        item = current.parent
      }
      return nil
    }
    return outerSpace(named: name)
  }
}

/// The name of the space of the nearest scroll view.
struct ScrollSpace: Hashable {
  let axis: Axis?

  func isMeant(_ axes: Axis.Set) -> Bool { axis.map { axes.contains($0) } ?? true }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace(axis: axis))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace(axis: nil))
  }
}
