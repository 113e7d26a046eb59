// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Words of drawing and layout that Swift 2 began with a capital.

extension UIRectEdge {
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }
  @available(*, deprecated, message: "Say [].")
  public static var None: Self { [] }
}

extension UIImage.Orientation {
  @available(*, deprecated, renamed: "upMirrored")
  public static var UpMirrored: Self { .upMirrored }
  @available(*, deprecated, renamed: "downMirrored")
  public static var DownMirrored: Self { .downMirrored }
  @available(*, deprecated, renamed: "leftMirrored")
  public static var LeftMirrored: Self { .leftMirrored }
  @available(*, deprecated, renamed: "rightMirrored")
  public static var RightMirrored: Self { .rightMirrored }
}

extension UIUserInterfaceSizeClass {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }
  @available(*, deprecated, renamed: "compact")
  public static var Compact: Self { .compact }
  @available(*, deprecated, renamed: "regular")
  public static var Regular: Self { .regular }
}

extension UIBaselineAdjustment {
  @available(*, deprecated, renamed: "alignBaselines")
  public static var AlignBaselines: Self { .alignBaselines }
  @available(*, deprecated, renamed: "alignCenters")
  public static var AlignCenters: Self { .alignCenters }
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
}
