extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    drawing { context in
      context.setShouldAntialias(style.isAntialiased)
      context.beginPath()
      context.addPath(path.cgPath)
      if let color = shading.color(in: environment) {
        context.setFillColor(color)
        return context.fillPath(using: rule)
      }
      guard !path.isEmpty else { return }
      asOneObject(in: context) {
        context.beginPath()
        context.addPath(path.cgPath)
        context.clip(using: rule)
        shading.paint(path.boundingRect, in: context, environment)
      }
    }
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let color = shading.color(in: environment) else {
      return fill(path.strokedPath(style), with: shading)
    }
    drawing { context in
      context.setStrokeColor(color)
      context.setLineWidth(style.lineWidth)
      context.setLineCap(style.lineCap)
      context.setLineJoin(style.lineJoin)
      context.setMiterLimit(style.miterLimit)
      context.setLineDash(phase: style.dashPhase, lengths: style.dash)
      context.beginPath()
      context.addPath(path.cgPath)
      context.strokePath()
    }
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A shadow falls from the whole, not from what is clipped away of it.
  private func asOneObject(in context: CGContext, _ draw: () -> Void) {
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    context.endTransparencyLayer()
  }

  // MARK: Views

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let picture: HostedPicture
    /// What the text is painted with, if not with its own style.
    public var shading: Shading

    /// The size of the text in a size that is proposed.
    public func measure(in size: CGSize) -> CGSize {
      picture.size(for: ProposedViewSize(size))
    }

    /// Where the first line of the text stands.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      picture.dimensions(in: size)[.firstTextBaseline]
    }

    /// Where the last line of the text stands.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      picture.dimensions(in: size)[.lastTextBaseline]
    }
  }

  /// One of the views of a canvas, ready to be drawn.
  public struct ResolvedSymbol {
    let picture: HostedPicture
    /// The size of the symbol.
    public var size: CGSize { picture.size(for: .unspecified) }
  }

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(picture: hosted(text), shading: .foreground)
  }

  /// The view among the canvas's symbols that has an id.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols(AnyHashable(id)).map(ResolvedSymbol.init)
  }

  func hosted<V: View>(_ view: V) -> HostedPicture {
    var inner = environment
    inner.hostTraits = environment.traits
    return MainActor.assumeIsolated {
      UncheckedValue(HostedViews(view, in: inner).picture!)
    }.value
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.picture, in: rect)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.picture, at: point, anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a symbol, scaled to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    copy.draw(symbol.picture, in: CGRect(origin: .zero, size: size))
  }

  /// Draws a symbol with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.picture, at: point, anchor)
  }

  func draw(_ picture: HostedPicture, at point: CGPoint, _ anchor: UnitPoint) {
    let size = picture.size(for: .unspecified)
    draw(
      picture,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
        width: size.width, height: size.height))
  }

  func draw(_ picture: HostedPicture, in rect: CGRect) {
    drawing { context in
      asOneObject(in: context) {
        context.translateBy(x: rect.minX, y: rect.minY)
        picture.draw(in: rect.size, of: context)
      }
    }
  }
}
