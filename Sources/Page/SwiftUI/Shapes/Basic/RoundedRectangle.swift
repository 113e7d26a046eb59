/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, LayerAnimatedShape {
  /// The width and height of the rounded corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a width and a height.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: fittingCornerSize(in: rect), style: style)
  }

  /// The size of the corners, at most half a side. Round corners stay round.
  fileprivate func fittingCornerSize(in rect: CGRect) -> CGSize {
    let (width, height) = (abs(rect.width) / 2, abs(rect.height) / 2)
    guard cornerSize.width == cornerSize.height else {
      return CGSize(width: min(cornerSize.width, width), height: min(cornerSize.height, height))
    }
    let radius = min(cornerSize.width, width, height)
    return CGSize(width: radius, height: radius)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }

  /// What animates when the value changes.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

struct InsetRoundedRectangle: InsettableShape, LayerAnimatedShape {
  var base: RoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let outer = base.fittingCornerSize(in: rect)
    let size = CGSize(
      width: max(outer.width - amount, 0), height: max(outer.height - amount, 0))
    return Path(roundedRect: rect.shrunk(by: amount), cornerSize: size, style: base.style)
  }

  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A rectangle whose corners are rounded by radii of their own.
public struct UnevenRoundedRectangle: InsettableShape, LayerAnimatedShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUnevenRectangle(base: self, amount: amount)
  }

  /// What animates when the value changes.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

struct InsetUnevenRectangle: InsettableShape, LayerAnimatedShape {
  var base: UnevenRoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: amount), cornerRadii: base.cornerRadii.inset(by: amount),
      style: base.style)
  }

  func inset(by amount: CGFloat) -> InsetUnevenRectangle {
    InsetUnevenRectangle(base: base, amount: self.amount + amount)
  }
}

extension RectangleCornerRadii: Animatable {
  /// The type of what animates.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// What animates when the value changes.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
