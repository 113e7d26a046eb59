// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The cases as Swift 2 wrote them.

extension PlaygroundQuickLook {
  @available(*, deprecated, renamed: "text(_:)")
  public static func Text(_ value: Swift.String) -> Self { .text(value) }

  @available(*, deprecated, renamed: "int(_:)")
  public static func Int(_ value: Swift.Int64) -> Self { .int(value) }

  @available(*, deprecated, renamed: "uInt(_:)")
  public static func UInt(_ value: Swift.UInt64) -> Self { .uInt(value) }

  @available(*, deprecated, renamed: "float(_:)")
  public static func Float(_ value: Swift.Float32) -> Self { .float(value) }

  @available(*, deprecated, renamed: "double(_:)")
  public static func Double(_ value: Swift.Float64) -> Self { .double(value) }

  @available(*, deprecated, renamed: "image(_:)")
  public static func Image(_ value: Any) -> Self { .image(value) }

  @available(*, deprecated, renamed: "sound(_:)")
  public static func Sound(_ value: Any) -> Self { .sound(value) }

  @available(*, deprecated, renamed: "color(_:)")
  public static func Color(_ value: Any) -> Self { .color(value) }

  @available(*, deprecated, renamed: "bezierPath(_:)")
  public static func BezierPath(_ value: Any) -> Self { .bezierPath(value) }

  @available(*, deprecated, renamed: "attributedString(_:)")
  public static func AttributedString(_ value: Any) -> Self { .attributedString(value) }

  @available(*, deprecated, renamed: "bool(_:)")
  public static func Logical(_ value: Swift.Bool) -> Self { .bool(value) }

  @available(*, deprecated, renamed: "view(_:)")
  public static func View(_ value: Any) -> Self { .view(value) }

  @available(*, deprecated, renamed: "sprite(_:)")
  public static func Sprite(_ value: Any) -> Self { .sprite(value) }

  @available(*, deprecated, renamed: "url(_:)")
  public static func URL(_ value: Swift.String) -> Self { .url(value) }

  @available(*, deprecated, renamed: "rectangle(_:_:_:_:)")
  public static func Rectangle(
    _ x: Swift.Float64, _ y: Swift.Float64, _ width: Swift.Float64, _ height: Swift.Float64
  ) -> Self {
    .rectangle(x, y, width, height)
  }

  @available(*, deprecated, renamed: "point(_:_:)")
  public static func Point(_ x: Swift.Float64, _ y: Swift.Float64) -> Self {
    .point(x, y)
  }

  @available(*, deprecated, renamed: "size(_:_:)")
  public static func Size(_ width: Swift.Float64, _ height: Swift.Float64) -> Self {
    .size(width, height)
  }

  @available(*, deprecated, renamed: "range(_:_:)")
  public static func Range(_ location: Swift.Int64, _ length: Swift.Int64) -> Self {
    .range(location, length)
  }
}
