// The schema of layer properties: what a property is called, its number on the wire, its kind
// (LayerPropertyKind says how it travels and how it is interpolated) and the value that a new
// layer has. Scripts/check holds the browser's table and docs/wire-format.md to it.

extension LayerProperty {
  /// The property's number on the wire, which animations use too.
  public enum Key: UInt8, Sendable, CaseIterable {
    // Every layer
    case bounds = 1, position = 2, anchorPoint = 3, zPosition = 4, transform = 5
    case sublayerTransform = 6, opacity = 7, isHidden = 8, masksToBounds = 9, isDoubleSided = 10
    case backgroundColor = 11, cornerRadius = 12, borderWidth = 13, borderColor = 14, contents = 15
    case contentsGravity = 16, contentsScale = 17, shadowColor = 18, shadowOpacity = 19
    case shadowOffset = 20, shadowRadius = 21, maskedCorners = 22, cornerCurve = 23
    case contentsRect = 24, contentsCenter = 25, mask = 26, shadowPath = 27, anchorPointZ = 28
    case isGeometryFlipped = 29, magnificationFilter = 30, minificationFilter = 31, blendMode = 32
    case contentsTint = 33, backdropBlur = 34, backdropSaturation = 35, backdropTint = 36
    case silhouette = 37, contentBlur = 38, colorMatrix = 39
    // Shapes
    case path = 40, fillColor = 41, fillRule = 42, strokeColor = 43, strokeStart = 44
    case strokeEnd = 45, lineWidth = 46, miterLimit = 47, lineCap = 48, lineJoin = 49
    case lineDashPhase = 50, lineDashPattern = 51
    // Gradients
    case gradientType = 60, colors = 61, locations = 62, startPoint = 63, endPoint = 64
    // Replicators
    case instanceCount = 70, preservesDepth = 71, instanceDelay = 72, instanceTransform = 73
    case instanceColor = 74, instanceColorOffsets = 75
    // Emitters
    case emitter = 80, emitterPosition = 81, emitterSize = 82, emitterScalars = 83
    // Text
    case text = 90
  }

  // Every layer

  public static let bounds = Make.rect(.bounds, .zero)
  /// Where the anchor point lies in the superlayer.
  public static let position = Make.point(.position, LayerPoint(x: 0, y: 0))
  public static let anchorPoint = Make.point(.anchorPoint, LayerPoint(x: 0.5, y: 0.5))
  public static let zPosition = Make.number(.zPosition, 0)
  /// Row by row, as CATransform3D names its fields.
  public static let transform = Make.matrix(.transform, .identity)
  public static let sublayerTransform = Make.matrix(.sublayerTransform, .identity)
  public static let opacity = Make.number(.opacity, 1)
  public static let isHidden = Make.flag(.isHidden, false)
  public static let masksToBounds = Make.flag(.masksToBounds, false)
  public static let isDoubleSided = Make.flag(.isDoubleSided, true)
  public static let backgroundColor = Make.optionalColor(.backgroundColor, nil)
  public static let cornerRadius = Make.number(.cornerRadius, 0)
  public static let borderWidth = Make.number(.borderWidth, 0)
  public static let borderColor = Make.optionalColor(.borderColor, .black)
  /// A picture's hash.
  public static let contents = Make.picture(.contents, nil)
  public static let contentsGravity = Make.choice(.contentsGravity, ContentsGravity.resize)
  /// The picture's pixels in a point.
  public static let contentsScale = Make.number(.contentsScale, 1)
  public static let shadowColor = Make.optionalColor(.shadowColor, .black)
  public static let shadowOpacity = Make.number(.shadowOpacity, 0)
  public static let shadowOffset = Make.size(.shadowOffset, LayerSize(width: 0, height: -3))
  public static let shadowRadius = Make.number(.shadowRadius, 3)
  public static let maskedCorners = Make.corners(.maskedCorners, .all)
  public static let cornerCurve = Make.choice(.cornerCurve, CornerCurve.circular)
  /// The part of the contents that is shown.
  public static let contentsRect = Make.rect(.contentsRect, .unit)
  /// The part that is stretched, of nine.
  public static let contentsCenter = Make.rect(.contentsCenter, .unit)
  /// A layer that is nobody's sublayer.
  public static let mask = Make.layer(.mask, nil)
  /// None means the layer's own outline.
  public static let shadowPath = Make.path(.shadowPath, nil)
  public static let anchorPointZ = Make.number(.anchorPointZ, 0)
  public static let isGeometryFlipped = Make.flag(.isGeometryFlipped, false)
  public static let magnificationFilter = Make.choice(.magnificationFilter, ContentsFilter.linear)
  public static let minificationFilter = Make.choice(.minificationFilter, ContentsFilter.linear)
  public static let blendMode = Make.choice(.blendMode, LayerBlendMode.normal)
  /// The color that takes the place of the contents' own.
  public static let contentsTint = Make.optionalColor(.contentsTint, nil)
  /// How far what lies beneath the layer is blurred: the standard deviation in points.
  public static let backdropBlur = Make.number(.backdropBlur, 0)
  /// How strong the colors beneath the layer become.
  public static let backdropSaturation = Make.number(.backdropSaturation, 1)
  /// Laid over what lies beneath the layer.
  public static let backdropTint = Make.optionalColor(.backdropTint, nil)
  /// The gray, of this alpha, that takes the place of every color the layer shows.
  public static let silhouette = Make.optionalColor(.silhouette, nil)
  /// How far all that the layer shows is blurred: the standard deviation in points.
  public static let contentBlur = Make.number(.contentBlur, 0)
  /// What changes the colors of all that the layer shows: five numbers for each of red, green, blue
  /// and alpha, which weigh the four and add a constant; none leaves them.
  public static let colorMatrix = Make.list(.colorMatrix, [])

  // Shapes

  public static let path = Make.path(.path, nil)
  public static let fillColor = Make.optionalColor(.fillColor, .black)
  public static let fillRule = Make.choice(.fillRule, FillRule.nonZero)
  public static let strokeColor = Make.optionalColor(.strokeColor, nil)
  public static let strokeStart = Make.number(.strokeStart, 0)
  public static let strokeEnd = Make.number(.strokeEnd, 1)
  public static let lineWidth = Make.number(.lineWidth, 1)
  public static let miterLimit = Make.number(.miterLimit, 10)
  public static let lineCap = Make.choice(.lineCap, LineCap.butt)
  public static let lineJoin = Make.choice(.lineJoin, LineJoin.miter)
  public static let lineDashPhase = Make.number(.lineDashPhase, 0)
  public static let lineDashPattern = Make.list(.lineDashPattern, [])

  // Gradients

  public static let gradientType = Make.choice(.gradientType, GradientType.axial)
  public static let colors = Make.colors(.colors, [])
  /// None means equal distances.
  public static let locations = Make.list(.locations, [])
  public static let startPoint = Make.point(.startPoint, LayerPoint(x: 0.5, y: 0))
  public static let endPoint = Make.point(.endPoint, LayerPoint(x: 0.5, y: 1))

  // Replicators

  public static let instanceCount = Make.count(.instanceCount, 1)
  public static let preservesDepth = Make.flag(.preservesDepth, false)
  public static let instanceDelay = Make.number(.instanceDelay, 0)
  /// From one copy to the next, about the center of the bounds.
  public static let instanceTransform = Make.matrix(.instanceTransform, .identity)
  public static let instanceColor = Make.color(.instanceColor, .white)
  public static let instanceColorOffsets = Make.offsets(.instanceColorOffsets, .clear)

  // Emitters

  public static let emitter = Make.emitter(.emitter, EmitterStructure())
  public static let emitterPosition = Make.vector(.emitterPosition, LayerVector(x: 0, y: 0, z: 0))
  public static let emitterSize = Make.vector(.emitterSize, LayerVector(x: 0, y: 0, z: 0))
  public static let emitterScalars = Make.scalars(.emitterScalars, EmitterScalars())

  // Text

  public static let text = Make.text(.text, nil)

  /// All of them, in the order of their numbers.
  static let all: [any LayerPropertyName] = [
    bounds, position, anchorPoint, zPosition, transform, sublayerTransform, opacity, isHidden,
    masksToBounds, isDoubleSided, backgroundColor, cornerRadius, borderWidth, borderColor, contents,
    contentsGravity, contentsScale, shadowColor, shadowOpacity, shadowOffset, shadowRadius,
    maskedCorners, cornerCurve, contentsRect, contentsCenter, mask, shadowPath, anchorPointZ,
    isGeometryFlipped, magnificationFilter, minificationFilter, blendMode, contentsTint,
    backdropBlur, backdropSaturation, backdropTint, silhouette, contentBlur, colorMatrix, path,
    fillColor, fillRule,
    strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap, lineJoin, lineDashPhase,
    lineDashPattern, gradientType, colors, locations, startPoint, endPoint, instanceCount,
    preservesDepth, instanceDelay, instanceTransform, instanceColor, instanceColorOffsets, emitter,
    emitterPosition, emitterSize, emitterScalars, text,
  ]
}
