// swift-format-ignore-file: AlwaysUseLowerCamelCase
// As Swift 2 spelled them.

extension UIModalPresentationStyle {
  @available(*, deprecated, renamed: "fullScreen")
  public static let FullScreen = UIModalPresentationStyle.fullScreen
  @available(*, deprecated, renamed: "pageSheet")
  public static let PageSheet = UIModalPresentationStyle.pageSheet
  @available(*, deprecated, renamed: "formSheet")
  public static let FormSheet = UIModalPresentationStyle.formSheet
  @available(*, deprecated, renamed: "currentContext")
  public static let CurrentContext = UIModalPresentationStyle.currentContext
  @available(*, deprecated, renamed: "custom")
  public static let Custom = UIModalPresentationStyle.custom
  @available(*, deprecated, renamed: "overFullScreen")
  public static let OverFullScreen = UIModalPresentationStyle.overFullScreen
  @available(*, deprecated, renamed: "overCurrentContext")
  public static let OverCurrentContext = UIModalPresentationStyle.overCurrentContext
  @available(*, deprecated, renamed: "popover")
  public static let Popover = UIModalPresentationStyle.popover
  @available(*, deprecated, renamed: "none")
  public static let None = UIModalPresentationStyle.none
}

extension UIModalTransitionStyle {
  @available(*, deprecated, renamed: "coverVertical")
  public static let CoverVertical = UIModalTransitionStyle.coverVertical
  @available(*, deprecated, renamed: "flipHorizontal")
  public static let FlipHorizontal = UIModalTransitionStyle.flipHorizontal
  @available(*, deprecated, renamed: "crossDissolve")
  public static let CrossDissolve = UIModalTransitionStyle.crossDissolve
  @available(*, deprecated, renamed: "partialCurl")
  public static let PartialCurl = UIModalTransitionStyle.partialCurl
}

extension UIPopoverArrowDirection {
  @available(*, deprecated, renamed: "up")
  public static let Up = UIPopoverArrowDirection.up
  @available(*, deprecated, renamed: "down")
  public static let Down = UIPopoverArrowDirection.down
  @available(*, deprecated, renamed: "left")
  public static let Left = UIPopoverArrowDirection.left
  @available(*, deprecated, renamed: "right")
  public static let Right = UIPopoverArrowDirection.right
  @available(*, deprecated, renamed: "any")
  public static let `Any` = UIPopoverArrowDirection.any
}
