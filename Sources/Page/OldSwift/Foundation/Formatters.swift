// What Swift 1 and 2 called members of formatters.

import Foundation

extension DateFormatter {
  @available(*, deprecated, renamed: "string(from:)")
  public func stringFromDate(_ date: any AnyDate) -> String { string(from: date.dateValue) }

  @available(*, deprecated, renamed: "date(from:)")
  public func dateFromString(_ string: String) -> Date? { date(from: string) }

  @available(*, deprecated, renamed: "localizedString(from:dateStyle:timeStyle:)")
  public class func localizedStringFromDate(
    _ date: any AnyDate, dateStyle: Style, timeStyle: Style
  ) -> String {
    localizedString(from: date.dateValue, dateStyle: dateStyle, timeStyle: timeStyle)
  }

  @available(*, deprecated, renamed: "dateFormat(fromTemplate:options:locale:)")
  public class func dateFormatFromTemplate(
    _ template: String, options: Int, locale: Locale?
  ) -> String? {
    dateFormat(fromTemplate: template, options: options, locale: locale)
  }

  @available(*, deprecated, renamed: "isLenient")
  public var lenient: Bool {
    get { isLenient }
    set { isLenient = newValue }
  }
}

extension NumberFormatter {
  @available(*, deprecated, renamed: "string(from:)")
  public func stringFromNumber(_ number: NSNumber) -> String? { string(from: number) }

  @available(*, deprecated, message: "Say string(from: number as NSNumber).")
  @_disfavoredOverload
  public func stringFromNumber(_ number: Double) -> String? {
    string(from: NSNumber(value: number))
  }

  @available(*, deprecated, message: "Say string(from: number as NSNumber).")
  @_disfavoredOverload
  public func stringFromNumber(_ number: Int) -> String? { string(from: NSNumber(value: number)) }

  @available(*, deprecated, renamed: "number(from:)")
  public func numberFromString(_ string: String) -> NSNumber? { number(from: string) }

  @available(*, deprecated, renamed: "localizedString(from:number:)")
  public class func localizedStringFromNumber(
    _ number: NSNumber, numberStyle: Style
  ) -> String {
    localizedString(from: number, number: numberStyle)
  }

  @available(*, deprecated, renamed: "isLenient")
  public var lenient: Bool {
    get { isLenient }
    set { isLenient = newValue }
  }
}

extension ByteCountFormatter {
  @available(*, deprecated, renamed: "string(fromByteCount:)")
  public func stringFromByteCount(_ count: Int64) -> String { string(fromByteCount: count) }

  @available(*, deprecated, renamed: "string(fromByteCount:countStyle:)")
  public class func stringFromByteCount(_ count: Int64, countStyle: CountStyle) -> String {
    string(fromByteCount: count, countStyle: countStyle)
  }
}

extension LengthFormatter {
  @available(*, deprecated, renamed: "string(fromMeters:)")
  public func stringFromMeters(_ meters: Double) -> String { string(fromMeters: meters) }
}

extension MassFormatter {
  @available(*, deprecated, renamed: "string(fromKilograms:)")
  public func stringFromKilograms(_ kilograms: Double) -> String {
    string(fromKilograms: kilograms)
  }
}
