import Foundation

/// Has Foundation load what pages use first, once and for all runs.
///
/// The first date that is described makes Foundation open its tables of calendars and languages, which
/// takes as long as all else a small page does. What is done here starts no thread, and never asks
/// for the current locale: Foundation looks once and remembers, and it is the page's. The time zone, which it
/// looks up whatever it is told, is forgotten again when a page takes its surroundings.
enum FoundationWarmUp {
  static func run() {
    let date = Date(timeIntervalSince1970: 0)
    _ = date.description
    let style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    _ = date.formatted(style)
    _ = String(format: "%@ %.2f", "a", 1.5)
  }
}
