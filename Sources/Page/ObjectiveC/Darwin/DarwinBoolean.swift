/// A Boolean value of Darwin's C interfaces.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable,
  CustomStringConvertible, CustomReflectable
{
  /// The value as Swift's own type.
  public var boolValue: Bool

  public init(_ value: Bool) { boolValue = value }

  public init(booleanLiteral value: Bool) { boolValue = value }

  public var description: String { boolValue.description }

  public var customMirror: Mirror { Mirror(reflecting: boolValue) }
}
