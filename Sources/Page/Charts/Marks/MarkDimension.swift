/// The width or height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Storage: Hashable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let storage: Storage

  /// The size that fits the mark and its scale.
  public static var automatic: MarkDimension { MarkDimension(storage: .automatic) }

  /// A share of the space that the scale has for the mark.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(storage: .ratio(value))
  }

  /// The space that the scale has for the mark, less an inset on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(storage: .inset(value))
  }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(storage: .fixed(value))
  }

  init(storage: Storage) { self.storage = storage }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// The points that a mark takes of a space.
  func length(in space: CGFloat, automatic: CGFloat) -> CGFloat {
    switch storage {
    case .automatic: automatic
    case .fixed(let length): length
    case .ratio(let ratio): space * ratio
    case .inset(let inset): max(space - 2 * inset, 0)
    }
  }
}

extension MarkDimension: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .automatic: "automatic"
    case .fixed(let value): "fixed(\(value))"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    }
  }
}
