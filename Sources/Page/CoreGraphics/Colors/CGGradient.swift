import Foundation

/// Colours along a line, each at its place from 0 to 1.
public final class CGGradient: @unchecked Sendable {
  struct Stop {
    let location: CGFloat
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
  }

  let stops: [Stop]

  private init?(colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color -> Stop in
      let location = locations?[index] ?? CGFloat(index) / last
      let (red, green, blue, alpha) = color.rgba
      return Stop(
        location: min(max(location, 0), 1), red: red, green: green, blue: blue, alpha: alpha)
    }
    // Equal places keep their order: the second of two begins what follows.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Colours at their places; evenly spread where there are none.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(colors: known, locations: locations)
  }

  /// Components of as many colours as `count` says, one after the other, alpha last in each.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * width)
    }
    guard colors.count == count else { return nil }
    self.init(colors: colors, locations: locations)
  }

  public static let typeID: CFTypeID = 103
}

/// Whether a gradient goes on before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
