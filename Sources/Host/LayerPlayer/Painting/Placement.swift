/// Where a layer is drawn, and at which time.
struct Placement {
  /// From the layer's points to the plane of the surface.
  var map: Homography
  /// How much later its animations run, for a copy of a replicator.
  var delay = 0.0
  /// Whether contents must be turned over to stay upright.
  var mirror = Mirror.upright
  /// How many layers it lies in.
  var level = 0
  /// What lies beneath the surface that is drawn on and is seen through it, the lowest first, up
  /// to the layer that is drawn as one picture.
  var grounds: [Surface] = []
  /// Where the numbers of layers lead.
  var set: LayerSet

  enum Mirror {
    case upright, overturned

    func flipped(if flag: Bool) -> Mirror {
      flag ? (self == .upright ? .overturned : .upright) : self
    }
  }

  /// Deeper layers are not drawn.
  static let mostLevels = 256

  /// For something that lies in the layer.
  func inside(_ map: Homography, flipped: Bool) -> Placement {
    var inner = self
    inner.map = map.then(self.map)
    inner.mirror = mirror.flipped(if: flipped)
    inner.level += 1
    return inner
  }

  /// For what lies in a layer that is drawn as one picture.
  var asGroup: Placement {
    var group = self
    group.grounds = []
    return group
  }

  /// The part of the layer's plane that a surface's area shows; everything where that has no end.
  func visible(in area: PixelBox) -> Box {
    guard let back = map.inverse, let box = back.image(of: area.grown(by: 2).box) else {
      return .everything
    }
    return box
  }
}

/// How the finished picture of a layer is laid over what is there.
struct Look {
  var opacity = 1.0
  /// A replicator's colour for this copy.
  var color: Color?
  var blending = Blending.asSet

  enum Blending {
    case asSet
    /// Somebody further out does it.
    case none
  }
}

/// What a picture may cost; a page that wants more gets less than it wants, and always the same.
struct PaintingBudget {
  private var layers = 200_000
  private var pixels = 400_000_000

  /// Whether one more layer may be drawn.
  mutating func takeLayer() -> Bool {
    layers -= 1
    return layers >= 0
  }

  /// Whether so many more pixels may be.
  mutating func takePixels(_ count: Int) -> Bool {
    guard count <= pixels else { return false }
    pixels -= count
    return true
  }
}
