import Foundation
import Testing

@testable import FoundationAdditions

private let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  return calendar
}()

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    units: NSCalendar.Unit = [], zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default,
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar = utc
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test(
    arguments: [
      (.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"), (.short, "1 hr, 2 min, 5 sec"),
      (.full, "1 hour, 2 minutes, 5 seconds"), (.brief, "1hr 2min 5sec"),
      (.spellOut, "one hour, two minutes, five seconds"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func writesEachStyle(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(text(3725, style) == expected)
  }

  @Test func writesZeros() {
    #expect(text(3600, .full) == "1 hour")
    #expect(text(3610, .positional) == "1:00:10")
    #expect(text(3610, .abbreviated, units: [.day, .hour, .minute, .second]) == "1h 10s")
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(text(65, .positional, units: units, zeros: .pad) == "00:01:05")
    #expect(text(65, .positional, units: [.minute, .second]) == "1:05")
    let dayToSecond: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3600, .abbreviated, units: dayToSecond, zeros: .pad) == "0d 1h 0m 0s")
    #expect(text(600, .abbreviated, units: dayToSecond, zeros: .dropLeading) == "10m 0s")
    #expect(text(3600, .abbreviated, units: dayToSecond, zeros: .dropTrailing) == "0d 1h")
    #expect(text(3610, .abbreviated, units: dayToSecond, zeros: .dropMiddle) == "0d 1h 10s")
    #expect(text(0, .full) == "0 seconds")
  }

  @Test func countsLargeUnits() {
    #expect(text(86400 * 11323, .full, units: .day) == "11,323 days")
    #expect(text(86400 * 8, .short) == "1 wk, 1 day")
    #expect(text(93784, .positional) == "1d 2:03:04")
    #expect(text(-90, .full) == "-1 minute, 30 seconds")
  }

  @Test func limitsUnitsAndAddsPhrases() {
    #expect(text(4230, .abbreviated) { $0.maximumUnitCount = 2 } == "1h 10m")
    #expect(text(63, .abbreviated) { $0.collapsesLargestUnit = true } == "63s")
    let phrases = text(300, .full) {
      $0.includesApproximationPhrase = true
      $0.includesTimeRemainingPhrase = true
    }
    #expect(phrases == "About 5 minutes remaining")
  }

  @Test func takesDatesAndComponents() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = utc
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    let start = utc.date(from: DateComponents(year: 2024, month: 1, day: 31))!
    let end = utc.date(from: DateComponents(year: 2024, month: 3, day: 1))!
    #expect(formatter.string(from: start, to: end) == "1 month, 1 day")
    let components = DateComponents(hour: 1, minute: 30)
    let text = DateComponentsFormatter.localizedString(from: components, unitsStyle: .full)
    #expect(text == "1 hour, 30 minutes")
  }
}

@Suite struct RelativeDateTimeFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
  )
    -> String
  {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = utc
    change(formatter)
    return formatter.localizedString(fromTimeInterval: seconds)
  }

  @Test func tellsNumbers() {
    #expect(text(-60) == "1 minute ago")
    #expect(text(7300) == "in 2 hours")
    #expect(text(-86400) == "1 day ago")
    #expect(text(0) == "in 0 seconds")
    #expect(text(-86400 * 15) { $0.unitsStyle = .short } == "2 wk. ago")
    #expect(text(120) { $0.unitsStyle = .spellOut } == "in two minutes")
    #expect(text(120) { $0.unitsStyle = .abbreviated } == "in 2min")
  }

  @Test func tellsNames() {
    let named: (RelativeDateTimeFormatter) -> Void = { $0.dateTimeStyle = .named }
    #expect(text(0, named) == "now" && text(-86400, named) == "yesterday")
    #expect(text(86400, named) == "tomorrow" && text(86400 * 7, named) == "next week")
    #expect(text(-86400 * 370, named) == "last year" && text(-3600, named) == "1 hour ago")
    let sentence = text(-86400) {
      $0.dateTimeStyle = .named
      $0.formattingContext = .beginningOfSentence
    }
    #expect(sentence == "Yesterday")
  }

  @Test func takesComponents() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
    #expect(formatter.localizedString(from: DateComponents(month: 1, day: 3)) == "in 1 month")
  }
}

@Suite struct OtherFormatterTests {
  @Test func joinsLists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(formatter.string(from: []) == "")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2, 3]) == "one, two, and three")
  }

  @Test func writesNames() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    name.nickname = "Addie"
    func text(_ style: PersonNameComponentsFormatter.Style) -> String {
      PersonNameComponentsFormatter.localizedString(from: name, style: style)
    }
    #expect(text(.default) == "Ada Lovelace" && text(.long) == "Dr. Ada King Lovelace")
    #expect(text(.short) == "Addie" && text(.abbreviated) == "AL")
    let read = PersonNameComponentsFormatter().personNameComponents(
      from: "Dr. Ada King Lovelace Jr.")
    #expect(read?.namePrefix == "Dr." && read?.givenName == "Ada" && read?.middleName == "King")
    #expect(read?.familyName == "Lovelace" && read?.nameSuffix == "Jr.")
    let turned = PersonNameComponentsFormatter().personNameComponents(from: "Lovelace, Ada")
    #expect(turned?.familyName == "Lovelace" && turned?.givenName == "Ada")
  }

  @Test func writesMeasurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    formatter.unitStyle = .short
    #expect(formatter.string(from: distance) == "5km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warm) == "20°")
    formatter.unitStyle = .medium
    #expect(formatter.string(from: warm) == "20°C")
    formatter.unitOptions = []
    #expect(formatter.string(from: warm) == "68°F")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(
      formatter.string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20°C")
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitPower.watts)) == "3 W")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
  }

  @Test func scalesMeasurements() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .naturalScale
    formatter.locale = Locale(identifier: "en_GB@measure=metric")
    #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1.5 km")
    let size = Measurement(value: 2_500_000, unit: UnitInformationStorage.bytes)
    #expect(formatter.string(from: size) == "2.5 MB")
  }
}
