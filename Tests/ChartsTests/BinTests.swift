import Foundation
import Testing

@testable import Charts

/// Intervals in which data are counted.
struct BinTests {
  @Test func numbersOfASize() {
    let bins = NumberBins(size: 10, range: 0...25)
    #expect(bins.thresholds == [0, 10, 20, 30])
    #expect(bins.index(for: 10) == 1 && bins.index(for: 9) == 0 && bins.index(for: 30) == 2)
    #expect(bins[0].contains(0) && !bins[0].contains(10) && bins[2].contains(30))
    #expect(NumberBins(range: 0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func roundNumbersForData() {
    let bins = NumberBins(data: [3.2, 7.9, 18.4, 12], desiredCount: 4)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    #expect(NumberBins(data: [1, 2, 3], desiredCount: 10).thresholds == [1, 2, 3])
  }

  @Test func calendarUnits() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    func date(_ month: Int, _ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2024, month: month, day: day)))
    }
    let bins = try DateBins(unit: .month, range: date(1, 15)...date(3, 2), calendar: calendar)
    #expect(try bins.thresholds == [date(1, 1), date(2, 1), date(3, 1), date(4, 1)])
    #expect(try bins.index(for: date(2, 29)) == 1)
    let hours = try DateBins(timeInterval: 3600, range: date(1, 1)...date(1, 2))
    #expect(hours.count == 24)
  }

  @Test func valuesOfTheirTypes() {
    #expect(Int(Datum.number(3)) == 3 && Int(Datum.number(3.4)) == 3)
    #expect(Int(Datum.number(.infinity)) == nil)
    #expect(UInt8(Datum.number(-4)) == nil)
    #expect(Double(Datum.text("x")) == nil)
    #expect(Decimal(4).datum == .number(4))
    enum Kind: String, Plottable { case one, two }
    #expect(Kind.one.datum == .text("one") && Kind(Datum.text("two")) == .two)
  }
}
