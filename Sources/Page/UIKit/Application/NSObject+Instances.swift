import Foundation

extension NSObject {
  /// An object of a class that is known only at run time, made by `init()`.
  @_spi(PageLaunch)
  public static func plainInstance() -> NSObject { madeDynamically() }

  // What QuartzCore makes layers with calls `NSObject.init()`.
  @_silgen_name("lek_layer_make")
  private static func madeDynamically() -> NSObject
}
