// swift-format-ignore-file: AlwaysUseLowerCamelCase
// As Swift 2 to 5 spelled them.

import CoreGraphics

@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
public let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

extension UISplitViewController.DisplayMode {
  @available(*, deprecated, renamed: "secondaryOnly")
  public static let primaryHidden = UISplitViewController.DisplayMode.secondaryOnly
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static let allVisible = UISplitViewController.DisplayMode.oneBesideSecondary
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static let primaryOverlay = UISplitViewController.DisplayMode.oneOverSecondary
  @available(*, deprecated, renamed: "automatic")
  public static let Automatic = UISplitViewController.DisplayMode.automatic
  @available(*, deprecated, renamed: "secondaryOnly")
  public static let PrimaryHidden = UISplitViewController.DisplayMode.secondaryOnly
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static let AllVisible = UISplitViewController.DisplayMode.oneBesideSecondary
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static let PrimaryOverlay = UISplitViewController.DisplayMode.oneOverSecondary
}

extension UISplitViewController {
  @available(*, deprecated, renamed: "isCollapsed")
  public var collapsed: Bool { isCollapsed }
}
