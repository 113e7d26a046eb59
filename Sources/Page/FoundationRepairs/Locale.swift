import Foundation

// Foundation for Linux takes everybody for an English-speaking citizen of the world, whatever the
// environment says: prices are in ¤ then, and weeks begin on Mondays. A page's locale is what `LANG` says.

let pageLocale = Locale(identifier: localeIdentifier)

private let localeIdentifier: String = {
  let language = getenv("LANG").map { String(cString: $0) } ?? ""
  let identifier = language.prefix { $0 != "." && $0 != "@" }
  return identifier.isEmpty ? "en_US" : String(identifier)
}()

/// Takes the place of `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { pageLocale }

/// Takes the place of `Locale.autoupdatingCurrent`; nothing changes while a page runs.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { pageLocale }

/// Takes the place of `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = pageLocale
  return calendar
}

/// Takes the place of `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentCalendar() -> Calendar { currentCalendar() }

/// Takes the place of `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] {
  [localeIdentifier.split(separator: "_").joined(separator: "-")]
}
