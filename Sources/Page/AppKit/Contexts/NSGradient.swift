import CoreGraphics
import Foundation

/// Colours that go over into each other.
open class NSGradient: NSObject, NSCopying {
  private let stops: [(color: NSColor, location: CGFloat)]

  /// How far a gradient reaches.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
  }

  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(colors: [startingColor, endingColor])
  }

  /// Colours at the same distance from each other.
  public init?(colors colorArray: [NSColor]) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    stops = colorArray.enumerated().map { ($1, CGFloat($0) / last) }
    super.init()
    if colorArray.isEmpty { return nil }
  }

  /// Colours at their places, which go from 0 to 1.
  public init?(
    colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?,
    colorSpace: NSColorSpace
  ) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    stops = colorArray.enumerated().map { ($1, locations?[$0] ?? CGFloat($0) / last) }
    super.init()
    if colorArray.isEmpty { return nil }
  }

  /// Colours, each with its place.
  public init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    stops = objects.map { ($0.0, $0.1) }
    super.init()
    if objects.isEmpty { return nil }
  }

  open var numberOfColorStops: Int { stops.count }
  open var colorSpace: NSColorSpace { .sRGB }

  /// The colour at a place between 0 and 1.
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    let sorted = stops.sorted { $0.location < $1.location }
    guard let after = sorted.firstIndex(where: { $0.location >= location }) else {
      return sorted[sorted.count - 1].color
    }
    guard after > 0 else { return sorted[0].color }
    let (from, to) = (sorted[after - 1], sorted[after])
    let share = (location - from.location) / max(to.location - from.location, .ulpOfOne)
    return from.color.blended(withFraction: share, of: to.color) ?? from.color
  }

  // MARK: Drawing

  /// From one point to another.
  open func draw(
    from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []
  ) {
    guard let context = NSGraphicsContext.current?.cgContext, let gradient else { return }
    context.drawLinearGradient(
      gradient, start: startingPoint, end: endingPoint,
      options: CGGradientDrawingOptions(rawValue: UInt32(options.rawValue)))
  }

  /// From the edge of one circle to that of another.
  open func draw(
    fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint,
    radius endRadius: CGFloat, options: DrawingOptions = []
  ) {
    guard let context = NSGraphicsContext.current?.cgContext, let gradient else { return }
    context.drawRadialGradient(
      gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius,
      options: CGGradientDrawingOptions(rawValue: UInt32(options.rawValue)))
  }

  /// Over a rectangle, corner to corner, at an angle in degrees.
  open func draw(in rect: NSRect, angle: CGFloat) {
    guard !rect.isEmpty else { return }
    within(NSBezierPath(rect: rect)) {
      let radians = angle * .pi / 180
      let (right, up) = (cos(radians), sin(radians))
      let reach = (abs(right) * rect.width + abs(up) * rect.height) / 2
      draw(
        from: NSPoint(x: rect.midX - right * reach, y: rect.midY - up * reach),
        to: NSPoint(x: rect.midX + right * reach, y: rect.midY + up * reach),
        options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
    }
  }

  /// Over what a path encloses, at an angle in degrees.
  open func draw(in path: NSBezierPath, angle: CGFloat) {
    within(path) { draw(in: path.bounds, angle: angle) }
  }

  /// From a place around the middle, where -1 and 1 are the edges, outwards.
  open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {
    guard !rect.isEmpty else { return }
    let center = NSPoint(
      x: rect.midX + relativeCenterPosition.x * rect.width / 2,
      y: rect.midY + relativeCenterPosition.y * rect.height / 2)
    within(NSBezierPath(rect: rect)) {
      draw(
        fromCenter: center, radius: 0, toCenter: NSPoint(x: rect.midX, y: rect.midY),
        radius: hypot(rect.width, rect.height) / 2,
        options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
    }
  }

  open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {
    within(path) { draw(in: path.bounds, relativeCenterPosition: relativeCenterPosition) }
  }

  private func within(_ path: NSBezierPath, _ draw: () -> Void) {
    NSGraphicsContext.saveGraphicsState()
    path.addClip()
    draw()
    NSGraphicsContext.restoreGraphicsState()
  }

  private var gradient: CGGradient? {
    let colors = stops.map { $0.color.cgColor }
    return CGGradient(
      colorsSpace: nil, colors: colors as CFArray, locations: stops.map(\.location))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
