import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Texts of a TimeDataSource and the formats of the system.
@MainActor
@Suite(.serialized)
struct LiveTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func text<F: FormatStyle>(_ seconds: Double, _ format: F) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.format(start.addingTimeInterval(seconds)).characters)
  }

  // Rests on: Apple documentation, SystemFormatStyle.Stopwatch: "00:00.00" before the start, hours
  // once there is one, minutes beyond 60 without hours.
  @Test func stopwatches() {
    let format = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(text(-5, format) == "00:00.00")
    #expect(text(12.345, format) == "00:12.34")
    #expect(text(4_530, format) == "1:15:30.00")
    #expect(text(4_530, .stopwatch(startingAt: start, showsHours: false)) == "75:30.00")
    #expect(text(4_530, .stopwatch(startingAt: start, maxFieldCount: 2)) == "1:15")
    #expect(text(12.345, .stopwatch(startingAt: start, maxPrecision: .seconds(1))) == "00:12")
    #expect(
      text(12.345, .stopwatch(startingAt: start, maxPrecision: .milliseconds(100))) == "00:12.3")
  }

  // Rests on: Apple documentation, SystemFormatStyle.Timer.
  @Test func timers() {
    let range = start..<start.addingTimeInterval(100)
    #expect(text(-5, .timer(countingDownIn: range)) == "1:40")
    #expect(text(0.5, .timer(countingDownIn: range)) == "1:40")
    #expect(text(38, .timer(countingDownIn: range)) == "1:02")
    #expect(text(500, .timer(countingDownIn: range)) == "0:00")
    #expect(text(38.9, .timer(countingUpIn: range)) == "0:38")
    #expect(text(500, .timer(countingUpIn: range)) == "1:40")
    let long = start..<start.addingTimeInterval(7_200)
    #expect(text(60, .timer(countingDownIn: long)) == "1:59:00")
    #expect(text(60, .timer(countingDownIn: long, showsHours: false)) == "119:00")
    #expect(text(60, .timer(countingDownIn: long, maxFieldCount: 2)) == "1:59")
  }

  // Rests on: Apple documentation, SystemFormatStyle.DateOffset and DateReference.
  @Test func offsetsAndReferences() {
    #expect(text(150, .offset(to: start)) == "2 minutes, 30 seconds")
    #expect(text(-3_600, .offset(to: start)) == "-1 hour")
    #expect(text(3_600, .offset(to: start, sign: .always())) == "+1 hour")
    #expect(text(-3_600, .offset(to: start, sign: .never)) == "1 hour")
    #expect(text(90_000, .offset(to: start, allowedFields: [.hour])) == "25 hours")
    #expect(text(93_784, .offset(to: start, maxFieldCount: 3)) == "1 day, 2 hours, 3 minutes")
    let english = SystemFormatStyle.DateReference(to: start).locale(Locale(identifier: "en_US"))
    #expect(text(-300, english) == "in 5 minutes")
    #expect(text(7_200, english) == "2 hours ago")
    // The date is in March 2023; it is referred to from 2026, and from the month after.
    #expect(text(86_400 * 1_000, english) == "March 2023")
    #expect(
      text(
        86_400 * 1_000,
        SystemFormatStyle.DateReference(to: start, maxFieldCount: 3)
          .locale(Locale(identifier: "en_US"))
      ).hasPrefix("March "))
  }

  @Test func discreteInputsAreWhereTheTextChanges() throws {
    func check<F: DiscreteFormatStyle>(_ format: F, from seconds: Double)
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
      let input = start.addingTimeInterval(seconds)
      guard let next = format.discreteInput(after: input),
        let before = format.discreteInput(before: input)
      else { return #expect(Bool(false), "There are other texts.") }
      #expect(next > input && before < input)
      let moment = 0.002
      #expect(format.format(next.addingTimeInterval(-moment)) == format.format(input))
      #expect(format.format(next.addingTimeInterval(moment)) != format.format(input))
      #expect(format.format(before.addingTimeInterval(-moment)) != format.format(input))
    }
    let range = start..<start.addingTimeInterval(100)
    check(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1)), from: 12.3)
    check(SystemFormatStyle.Timer(countingDownIn: range), from: 12.3)
    check(SystemFormatStyle.Timer(countingUpIn: range), from: 12.3)
    check(SystemFormatStyle.DateOffset(to: start), from: 12.3)
    check(SystemFormatStyle.DateOffset(to: start), from: -12.3)
    check(SystemFormatStyle.DateReference(to: start), from: 4_000)
    check(SystemFormatStyle.DateReference(to: start), from: -4_000)
  }

  @Test func sourcesFollowTheTime() {
    let now = Date()
    #expect(TimeDataSource<Date>.currentDate.value(now) == now)
    let duration = TimeDataSource<Duration>.durationOffset(to: now)
    #expect(duration.value(now.addingTimeInterval(90)) == .seconds(90))
    #expect(duration.time(.seconds(90)) == now.addingTimeInterval(90))
    let from = TimeDataSource<Range<Date>>.dateRange(startingAt: now)
    #expect(from.value(now.addingTimeInterval(5)) == now..<now.addingTimeInterval(5))
    #expect(from.value(now.addingTimeInterval(-5)).isEmpty)
    let to = TimeDataSource<Range<Date>>.dateRange(endingAt: now)
    #expect(to.value(now.addingTimeInterval(-5)) == now.addingTimeInterval(-5)..<now)
    #expect(to.value(now.addingTimeInterval(5)).isEmpty)
  }

  @Test func textsOfSources() {
    let environment = EnvironmentValues()
    let began = Date().addingTimeInterval(-75.4)
    let watch = Text(.currentDate, format: .stopwatch(startingAt: began, maxPrecision: .seconds(1)))
    #expect(String(watch, in: environment) == "01:15")
    #expect(
      String(
        Text(.durationOffset(to: began), format: .time(pattern: .minuteSecond)), in: environment)
        == "1:15")
    let inside = Text(
      "Since \(.currentDate, format: .stopwatch(startingAt: began, maxPrecision: .seconds(1)))")
    #expect(String(inside, in: environment) == "Since 01:15")
    var builder = TextBuilder(in: environment)
    builder.append(watch)
    let next = builder.nextUpdate.map { $0.timeIntervalSince(began) } ?? 0
    #expect(abs(next - 76) < 0.01)
    #expect(
      watch == Text(.currentDate, format: .stopwatch(startingAt: began, maxPrecision: .seconds(1))))
    #expect(watch != Text(.currentDate, format: .stopwatch(startingAt: began)))
  }
}
