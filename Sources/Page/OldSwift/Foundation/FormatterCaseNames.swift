// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Styles of formatters that Swift 2 began with a capital.

import Foundation

extension DateFormatter.Style {
  @available(*, deprecated, renamed: "none")
  public static var NoStyle: Self { .none }
  @available(*, deprecated, renamed: "short")
  public static var ShortStyle: Self { .short }
  @available(*, deprecated, renamed: "medium")
  public static var MediumStyle: Self { .medium }
  @available(*, deprecated, renamed: "long")
  public static var LongStyle: Self { .long }
  @available(*, deprecated, renamed: "full")
  public static var FullStyle: Self { .full }
}

extension NumberFormatter.Style {
  @available(*, deprecated, renamed: "none")
  public static var NoStyle: Self { .none }
  @available(*, deprecated, renamed: "decimal")
  public static var DecimalStyle: Self { .decimal }
  @available(*, deprecated, renamed: "currency")
  public static var CurrencyStyle: Self { .currency }
  @available(*, deprecated, renamed: "percent")
  public static var PercentStyle: Self { .percent }
  @available(*, deprecated, renamed: "scientific")
  public static var ScientificStyle: Self { .scientific }
  @available(*, deprecated, renamed: "spellOut")
  public static var SpellOutStyle: Self { .spellOut }
  @available(*, deprecated, renamed: "ordinal")
  public static var OrdinalStyle: Self { .ordinal }
}

extension NumberFormatter.RoundingMode {
  @available(*, deprecated, renamed: "ceiling")
  public static var RoundCeiling: Self { .ceiling }
  @available(*, deprecated, renamed: "floor")
  public static var RoundFloor: Self { .floor }
  @available(*, deprecated, renamed: "down")
  public static var RoundDown: Self { .down }
  @available(*, deprecated, renamed: "up")
  public static var RoundUp: Self { .up }
  @available(*, deprecated, renamed: "halfEven")
  public static var RoundHalfEven: Self { .halfEven }
  @available(*, deprecated, renamed: "halfDown")
  public static var RoundHalfDown: Self { .halfDown }
  @available(*, deprecated, renamed: "halfUp")
  public static var RoundHalfUp: Self { .halfUp }
}

extension ByteCountFormatter.CountStyle {
  @available(*, deprecated, renamed: "file")
  public static var File: Self { .file }
  @available(*, deprecated, renamed: "memory")
  public static var Memory: Self { .memory }
  @available(*, deprecated, renamed: "decimal")
  public static var Decimal: Self { .decimal }
  @available(*, deprecated, renamed: "binary")
  public static var Binary: Self { .binary }
}

extension Formatter.UnitStyle {
  @available(*, deprecated, renamed: "short")
  public static var Short: Self { .short }
  @available(*, deprecated, renamed: "medium")
  public static var Medium: Self { .medium }
  @available(*, deprecated, renamed: "long")
  public static var Long: Self { .long }
}
