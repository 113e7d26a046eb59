import Foundation

extension CGContext {
  // MARK: Colours

  @_disfavoredOverload
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.colorSpace ?? .standard
  }

  @_disfavoredOverload
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.colorSpace ?? .standard
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceGray, values: [gray, alpha]))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceGray, values: [gray, alpha]))
  }

  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  /// The space that colours given by their components are in; the colour becomes black, opaque.
  @_disfavoredOverload
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if let color = CGContext.firstColor(of: space) { state.fillColor = color }
  }

  @_disfavoredOverload
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    if let color = CGContext.firstColor(of: space) { state.strokeColor = color }
  }

  private static func firstColor(of space: CGColorSpace) -> CGColor? {
    guard space.model != .pattern else { return nil }
    var values = [CGFloat](repeating: 0, count: space.numberOfComponents) + [1]
    if space.model == .cmyk { values[3] = 1 }
    return CGColor(space: space, values: values)
  }

  /// Components in the fill colour space, alpha last.
  @_disfavoredOverload
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.fillSpace, components: components) else { return }
    state.fillColor = color
  }

  /// Components in the stroke colour space, alpha last.
  @_disfavoredOverload
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.strokeSpace, components: components) else { return }
    state.strokeColor = color
  }

  // MARK: Patterns

  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let color = CGColor(
      patternSpace: state.fillSpace, pattern: pattern, components: colorComponents)
    if let color { state.fillColor = color }
  }

  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let color = CGColor(
      patternSpace: state.strokeSpace, pattern: pattern, components: colorComponents)
    if let color { state.strokeColor = color }
  }

  @_disfavoredOverload
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }

  // MARK: Lines

  @_disfavoredOverload
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    state.line.width = width
  }

  @_disfavoredOverload
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  @_disfavoredOverload
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  @_disfavoredOverload
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  /// Lengths of dashes and gaps by turns; none for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.line.dashLengths = isUsable ? lengths : []
    state.line.dashPhase = phase.isFinite ? phase : 0
  }

  /// Curves are always drawn as exactly as pixels can show; the number changes nothing.
  @_disfavoredOverload
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Mixing

  @_disfavoredOverload
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  @_disfavoredOverload
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// A shadow of black, a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A shadow under all that is drawn from now on; none without a colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { color in
      color.alpha > 0 ? DrawingState.Shadow(offset: offset, blur: blur, color: color) : nil
    }
  }

  // MARK: Quality

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  @_disfavoredOverload
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiasing.isWanted = shouldAntialias
  }

  @_disfavoredOverload
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.antialiasing.isAllowed = allowsAntialiasing
  }

  /// Colours are never changed to fit an output.
  @_disfavoredOverload
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  // Glyphs are always placed and drawn unrounded, without colour fringes.
  @_disfavoredOverload
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  @_disfavoredOverload
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  @_disfavoredOverload
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  @_disfavoredOverload
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  @_disfavoredOverload
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  @_disfavoredOverload
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
