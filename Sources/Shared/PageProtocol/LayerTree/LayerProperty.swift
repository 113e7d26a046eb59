/// A property and its model value. A layer that was just created has the value named here.
public enum LayerProperty: Equatable, Sendable {
  /// 0, 0, 0, 0
  case bounds(x: Double, y: Double, width: Double, height: Double)
  /// 0, 0: where the anchor point lies in the superlayer
  case position(x: Double, y: Double)
  /// 0.5, 0.5
  case anchorPoint(x: Double, y: Double)
  /// 0
  case zPosition(Double)
  /// identity, row by row as CATransform3D names its fields
  case transform([Double])
  /// identity
  case sublayerTransform([Double])
  /// 1
  case opacity(Double)
  /// false
  case isHidden(Bool)
  /// false
  case masksToBounds(Bool)
  /// true
  case isDoubleSided(Bool)
  /// none
  case backgroundColor(LayerColor?)
  /// 0
  case cornerRadius(Double)
  /// 0
  case borderWidth(Double)
  /// opaque black
  case borderColor(LayerColor?)
  /// none: a picture's hash
  case contents(UInt64?)
  /// resize
  case contentsGravity(ContentsGravity)
  /// 1: the picture's pixels in a point
  case contentsScale(Double)
  /// opaque black
  case shadowColor(LayerColor?)
  /// 0
  case shadowOpacity(Double)
  /// 0, -3
  case shadowOffset(width: Double, height: Double)
  /// 3
  case shadowRadius(Double)
  /// all
  case maskedCorners(LayerCorners)
  /// circular
  case cornerCurve(CornerCurve)
  /// 0, 0, 1, 1: the part of the contents that is shown
  case contentsRect(LayerRect)
  /// 0, 0, 1, 1: the part that is stretched, of nine
  case contentsCenter(LayerRect)
  /// none: a layer that is in nobody's sublayers
  case mask(LayerIdentifier?)
  /// none: the layer's own outline
  case shadowPath(LayerPath?)
  /// 0
  case anchorPointZ(Double)
  /// false
  case isGeometryFlipped(Bool)
  /// linear
  case magnificationFilter(ContentsFilter)
  /// linear
  case minificationFilter(ContentsFilter)
  /// normal
  case blendMode(LayerBlendMode)
  /// none: the colour that takes the place of the contents' own
  case contentsTint(LayerColor?)
  /// 0: how far what lies beneath the layer is blurred, as the deviation in points
  case backdropBlur(Double)
  /// 1: how strong the colours beneath it become
  case backdropSaturation(Double)
  /// none: laid over what lies beneath
  case backdropTint(LayerColor?)
  /// none: the grey, of this alpha, that takes the place of every colour the layer shows
  case silhouette(LayerColor?)

  // Shapes

  /// none
  case path(LayerPath?)
  /// opaque black
  case fillColor(LayerColor?)
  /// nonzero
  case fillRule(FillRule)
  /// none
  case strokeColor(LayerColor?)
  /// 0
  case strokeStart(Double)
  /// 1
  case strokeEnd(Double)
  /// 1
  case lineWidth(Double)
  /// 10
  case miterLimit(Double)
  /// butt
  case lineCap(LineCap)
  /// miter
  case lineJoin(LineJoin)
  /// 0
  case lineDashPhase(Double)
  /// none
  case lineDashPattern([Double])

  // Gradients

  /// axial
  case gradientType(GradientType)
  /// none
  case colors([LayerColor])
  /// none: at equal distances
  case locations([Double])
  /// 0.5, 0
  case startPoint(x: Double, y: Double)
  /// 0.5, 1
  case endPoint(x: Double, y: Double)

  // Replicators

  /// 1
  case instanceCount(UInt32)
  /// false
  case preservesDepth(Bool)
  /// 0
  case instanceDelay(Double)
  /// identity: from one copy to the next, about the centre of the bounds
  case instanceTransform([Double])
  /// white
  case instanceColor(LayerColor)
  /// 0, 0, 0, 0
  case instanceColorOffsets(LayerColor)

  // Emitters

  /// no cells
  case emitter(EmitterStructure)
  /// 0, 0, 0
  case emitterPosition(x: Double, y: Double, z: Double)
  /// 0, 0, 0
  case emitterSize(width: Double, height: Double, depth: Double)
  /// 1 each
  case emitterScalars(EmitterScalars)

  // Text

  /// none
  case text(TextBlock?)

  /// The property's name on the wire, which animations use too.
  public enum Key: UInt8, Sendable, CaseIterable {
    case bounds = 1
    case position, anchorPoint, zPosition, transform, sublayerTransform, opacity, isHidden
    case masksToBounds, isDoubleSided, backgroundColor, cornerRadius, borderWidth, borderColor
    case contents, contentsGravity, contentsScale, shadowColor, shadowOpacity, shadowOffset
    case shadowRadius, maskedCorners, cornerCurve, contentsRect, contentsCenter, mask, shadowPath
    case anchorPointZ, isGeometryFlipped, magnificationFilter, minificationFilter, blendMode
    case contentsTint, backdropBlur, backdropSaturation, backdropTint, silhouette
    case path = 40
    case fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap
    case lineJoin, lineDashPhase, lineDashPattern
    case gradientType = 60
    case colors, locations, startPoint, endPoint
    case instanceCount = 70
    case preservesDepth, instanceDelay, instanceTransform, instanceColor, instanceColorOffsets
    case emitter = 80
    case emitterPosition, emitterSize, emitterScalars
    case text = 90
  }
}
