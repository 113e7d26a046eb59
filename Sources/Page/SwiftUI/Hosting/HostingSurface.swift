/// A view of UIKit in which views of SwiftUI are shown.
@MainActor
protocol HostingSurface: UIView {
  /// Where the origin of a named coordinate space is, in the view.
  func origin(ofSpace name: AnyHashable) -> CGPoint?
}

extension _UIHostingView: HostingSurface {
  func origin(ofSpace name: AnyHashable) -> CGPoint? {
    spaceItem(named: name)?.originInHost
  }
}

/// An item whose coordinate space has a name.
final class SpaceItem: WrapperItem {
  var name: AnyHashable?
}

extension Item {
  /// Where the item is in the hosting view, as it was placed last.
  var originInHost: CGPoint {
    var point = CGPoint.zero
    var item: Item? = self
    while let current = item {
      point.x += current.origin.x - current.scrollOffset.x
      point.y += current.origin.y - current.scrollOffset.y
      item = current.parent
    }
    // The offset of the item's own content does not move the item.
    return CGPoint(x: point.x + scrollOffset.x, y: point.y + scrollOffset.y)
  }

  /// The item inside this one that has a name.
  func space(named name: AnyHashable) -> Item? {
    if let space = self as? SpaceItem, space.name == name { return self }
    for child in children {
      if let found = child.space(named: name) { return found }
    }
    return nil
  }

  /// The nearest item around this one that has a name.
  func outerSpace(named name: AnyHashable) -> Item? {
    var item: Item? = self
    while let current = item {
      if let space = current as? SpaceItem, space.name == name { return space }
      item = current.parent
    }
    return nil
  }
}

struct SpaceModifier: ItemModifier {
  typealias Body = Never
  let name: AnyHashable

  func makeWrapper(around item: Item, of node: _AnyNode) -> SpaceItem { SpaceItem() }
  func update(_ wrapper: SpaceItem, of node: _AnyNode) { wrapper.name = name }
}

extension View {
  /// Gives a name to the coordinate space of the view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }

  /// Names the coordinate space of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(name: name.name))
  }
}
