/// An edge of a rectangle. Leading and trailing follow the reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable {
  case leading
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable {
  case top
  case bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle inwards.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  public init() {}

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ length: CGFloat, _ edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}
