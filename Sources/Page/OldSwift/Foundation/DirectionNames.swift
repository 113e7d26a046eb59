// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Which way a language is written, as Swift 2 called it.

import Foundation

extension Locale.LanguageDirection {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }
  @available(*, deprecated, renamed: "leftToRight")
  public static var LeftToRight: Self { .leftToRight }
  @available(*, deprecated, renamed: "rightToLeft")
  public static var RightToLeft: Self { .rightToLeft }
  @available(*, deprecated, renamed: "topToBottom")
  public static var TopToBottom: Self { .topToBottom }
  @available(*, deprecated, renamed: "bottomToTop")
  public static var BottomToTop: Self { .bottomToTop }
}
