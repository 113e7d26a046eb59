/// A frame around a view: of a given size, or between limits.
struct FrameModifier: ItemModifier {
  typealias Body = Never
  var frame: FrameItem.Frame
  var alignment: Alignment

  func makeWrapper(around item: Item, of node: _AnyNode) -> FrameItem { FrameItem() }

  func update(_ wrapper: FrameItem, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.alignment = alignment
    wrapper.frame = frame
  }
}

final class FrameItem: WrapperItem {
  struct Frame: Equatable {
    var minimum: Lengths = Lengths()
    var ideal: Lengths = Lengths()
    var maximum: Lengths = Lengths()

    /// The edges at which the frame stands between the view and its neighbors.
    var edges: Edge.Set {
      func isSet(_ axis: Axis) -> Bool {
        minimum[axis] != nil || ideal[axis] != nil || maximum[axis] != nil
      }
      return [isSet(.vertical) ? .vertical : [], isSet(.horizontal) ? .horizontal : []]
    }

    static func fixed(_ width: CGFloat?, _ height: CGFloat?) -> Frame {
      let lengths = Lengths(width: width, height: height)
      return Frame(minimum: lengths, ideal: lengths, maximum: lengths)
    }
  }

  /// A length for each axis, or none.
  struct Lengths: Equatable {
    var width: CGFloat?
    var height: CGFloat?

    /// Lengths that are numbers and not negative.
    static func limits(_ width: CGFloat?, _ height: CGFloat?) -> Lengths {
      func valid(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isNaN ? nil : max($0, 0) }
      }
      return Lengths(width: valid(width), height: valid(height))
    }

    subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  }

  var frame = Frame() {
    didSet { if frame != oldValue { setNeedsLayout() } }
  }
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  private func proposal(for outer: ProposedViewSize) -> ProposedViewSize {
    func length(_ axis: Axis) -> CGFloat? {
      guard var length = outer[axis] ?? frame.ideal[axis] else { return nil }
      if let maximum = frame.maximum[axis] { length = min(length, maximum) }
      if let minimum = frame.minimum[axis] { length = max(length, minimum) }
      return length
    }
    return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = self.proposal(for: proposal)
    if let width = fixed(.horizontal), let height = fixed(.vertical) {
      return CGSize(width: width, height: height)
    }
    let size = content.sizeThatFits(inner)
    /// What is proposed, between the limits; where there is no limit, the view's own length.
    func length(_ axis: Axis) -> CGFloat {
      if let fixed = fixed(axis) { return fixed }
      let (minimum, maximum) = (frame.minimum[axis], frame.maximum[axis])
      let wanted = proposal[axis] ?? frame.ideal[axis] ?? size[axis]
      let most = maximum ?? max(size[axis], minimum ?? 0)
      return max(min(wanted, most), minimum ?? min(size[axis], most))
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  private func fixed(_ axis: Axis) -> CGFloat? {
    guard let minimum = frame.minimum[axis], minimum == frame.maximum[axis], minimum.isFinite
    else { return nil }
    return minimum
  }

  override var priority: Double { 0 }
  override var keepsSpacing: Bool { false }
  override var spacing: ViewSpacing {
    content.keepsSpacing ? content.spacing : content.spacing.reset(frame.edges)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let (origin, proposal) = contentPlace(in: size, proposal: proposal) else { return }
    content.place(at: origin, proposal: proposal)
  }

  override func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? {
    /// The length that was chosen, unless the view may have its ideal one.
    func length(_ axis: Axis) -> CGFloat? {
      guard proposal[axis] == nil, frame.ideal[axis] == nil else { return size[axis] }
      let (least, most) = (frame.minimum[axis] ?? -.infinity, frame.maximum[axis] ?? .infinity)
      return least < size[axis] && size[axis] < most ? nil : size[axis]
    }
    let inner = ProposedViewSize(width: length(.horizontal), height: length(.vertical))
    let origin = aligned(
      content.dimensions(in: inner), in: size, alignment, direction, proposal: inner)
    return (origin, inner)
  }
}

/// Where a view stands in a rectangle at the origin so that their guides meet.
func aligned(
  _ dimensions: ViewDimensions, in size: CGSize, _ alignment: Alignment,
  _ direction: LayoutDirection, proposal: ProposedViewSize
) -> CGPoint {
  let outer = ViewDimensions(size: size, item: nil, proposal: proposal)
  let x = outer[alignment.horizontal] - dimensions[alignment.horizontal]
  return CGPoint(
    x: direction == .leftToRight ? x : size.width - x - dimensions.width,
    y: outer[alignment.vertical] - dimensions[alignment.vertical])
}

extension View {
  /// Gives the view a frame of a given width, height, or both.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        frame: .fixed(width.flatMap(validLength), height.flatMap(validLength)), alignment: alignment
      ))
  }

  /// Has no effect: a frame needs a length or an alignment.
  @available(*, deprecated, message: "Pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }

  /// Gives the view a frame between limits. `.infinity` takes all that is proposed.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        frame: FrameItem.Frame(
          minimum: .limits(minWidth, minHeight), ideal: .limits(idealWidth, idealHeight),
          maximum: .limits(maxWidth, maxHeight)),
        alignment: alignment))
  }
}

/// A fixed length that a layout can use: finite, and not negative. Another one is as good as none.
func validLength(_ length: CGFloat) -> CGFloat? {
  length.isFinite && length >= 0 ? length : nil
}
