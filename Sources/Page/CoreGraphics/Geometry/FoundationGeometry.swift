// swift-format-ignore-file: AvoidRetroactiveConformances
// Xcode's readers see these texts; Foundation does not have them here.

// Foundation owns the plain geometry on every platform; a second CGRect beside it would make the
// name ambiguous in every page that imports both.

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGSize

extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  public var description: String { "(\(x), \(y))" }
  public var debugDescription: String { description }
}

extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  public var description: String { "(\(width), \(height))" }
  public var debugDescription: String { description }
}

extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  public var debugDescription: String { description }
}
