import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct DataDetectorTests {
  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String]
  {
    let detector = try NSDataDetector(types: types.rawValue)
    let whole = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: whole).map {
      (text as NSString).substring(with: $0.range)
    }
  }

  @Test func findsLinks() throws {
    let text =
      "See https://swift.org/a?b=1, (www.example.org/x) or mail me@example.com. Or example.com!"
    #expect(
      try found(text, .link) == [
        "https://swift.org/a?b=1", "www.example.org/x", "me@example.com", "example.com",
      ])
    #expect(try found("No link in 3.14 or a.b here", .link) == [])
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let match = detector.firstMatch(in: "me@example.com", range: NSRange(location: 0, length: 14))
    #expect(match?.url?.absoluteString == "mailto:me@example.com" && match?.resultType == .link)
  }

  @Test func findsTelephoneNumbers() throws {
    let text = "Call (555) 123-4567, 555-123-4567 or +46 8 123 45 67; not 12-34 nor 2024-01-31."
    #expect(
      try found(text, .phoneNumber) == ["(555) 123-4567", "555-123-4567", "+46 8 123 45 67"])
  }

  @Test(arguments: [
    ("on 2024-01-31.", "2024-01-31", 2024, 1, 31, 12, 0),
    ("due 3/4/25", "3/4/25", 2025, 3, 4, 12, 0),
    ("January 5, 2023 at 5:30 PM, then", "January 5, 2023 at 5:30 PM", 2023, 1, 5, 17, 30),
    ("5 March 2021", "5 March 2021", 2021, 3, 5, 12, 0),
    ("Tomorrow at 9am we", "Tomorrow at 9am", 2020, 6, 2, 9, 0),
    ("Sep 3rd 4 apples", "Sep 3rd", 2020, 9, 3, 12, 0),
  ])
  func findsDates(
    text: String, part: String, year: Int, month: Int, day: Int, hour: Int, minute: Int
  ) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let now = calendar.date(from: DateComponents(year: 2020, month: 6, day: 1))!
    let finder = DateFinder(now: now, calendar: calendar)
    let matches = finder.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(matches.map { (text as NSString).substring(with: $0.range) } == [part])
    let expected = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    #expect(matches.first?.date == calendar.date(from: expected))
  }

  @Test func refusesDatesThatAreNone() throws {
    #expect(try found("2024-13-40 and 2/31/2024", .date) == [])
  }
}
