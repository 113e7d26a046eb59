/// A place of one view that another view can read in its own coordinates.
public struct Anchor<Value> {
  let read: (Item?) -> Value

  @MainActor func value(from item: Item?) -> Value { read(item) }

  /// What a place is taken from.
  public struct Source {
    let make: (Item) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { source in
      Anchor { [weak source] target in
        guard let source else { return .zero }
        return MainActor.assumeIsolated { source.frame(seenFrom: target) }
      }
    }
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { source in
      Anchor { [weak source] target in
        guard let source else { return rect }
        let frame = MainActor.assumeIsolated { source.frame(seenFrom: target) }
        return rect.offsetBy(dx: frame.minX, dy: frame.minY)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func unit(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { source in
      Anchor { [weak source] target in
        guard let source else { return .zero }
        let frame = MainActor.assumeIsolated { source.frame(seenFrom: target) }
        return CGPoint(
          x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
      }
    }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { unit(point) }
  public static var topLeading: Anchor<CGPoint>.Source { unit(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unit(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unit(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unit(.leading) }
  public static var center: Anchor<CGPoint>.Source { unit(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unit(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unit(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(.bottomTrailing) }
}

extension Item {
  /// The frame of the item in the coordinates of another one.
  func frame(seenFrom other: Item?) -> CGRect {
    let (own, its) = (originInHost, other?.originInHost ?? .zero)
    return CGRect(origin: CGPoint(x: own.x - its.x, y: own.y - its.y), size: size)
  }
}
