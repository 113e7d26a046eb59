// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called the cases of an optional, and going from a raw value and back.

extension Optional {
  @available(*, deprecated, renamed: "none")
  public static var None: Wrapped? { .none }

  @available(*, deprecated, renamed: "some(_:)")
  public static func Some(_ value: Wrapped) -> Wrapped? { .some(value) }
}

extension RawRepresentable {
  @available(*, deprecated, renamed: "init(rawValue:)")
  public static func fromRaw(_ value: RawValue) -> Self? { Self(rawValue: value) }

  @available(*, deprecated, renamed: "getter:rawValue()")
  public func toRaw() -> RawValue { rawValue }
}

extension FloatingPointSign {
  @available(*, deprecated, renamed: "plus")
  public static var Plus: FloatingPointSign { .plus }

  @available(*, deprecated, renamed: "minus")
  public static var Minus: FloatingPointSign { .minus }
}
