// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How a mirror shows a value, as Swift 2 wrote it.

extension Mirror.DisplayStyle {
  @available(*, deprecated, renamed: "struct")
  public static var Struct: Self { .struct }
  @available(*, deprecated, renamed: "class")
  public static var Class: Self { .class }
  @available(*, deprecated, renamed: "enum")
  public static var Enum: Self { .enum }
  @available(*, deprecated, renamed: "tuple")
  public static var Tuple: Self { .tuple }
  @available(*, deprecated, renamed: "optional")
  public static var Optional: Self { .optional }
  @available(*, deprecated, renamed: "collection")
  public static var Collection: Self { .collection }
  @available(*, deprecated, renamed: "dictionary")
  public static var Dictionary: Self { .dictionary }
  @available(*, deprecated, renamed: "set")
  public static var Set: Self { .set }
}
