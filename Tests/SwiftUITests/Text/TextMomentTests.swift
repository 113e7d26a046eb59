import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextMomentTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000_000)
  private let environment = EnvironmentValues()

  private func text(_ moment: TextMoment, after seconds: TimeInterval = 0) -> String {
    moment.text(at: now.addingTimeInterval(seconds), in: environment)
  }

  @Test func timersCount() {
    let moment = TextMoment.date(now, .timer)
    #expect(text(moment, after: 5) == "0:05")
    #expect(text(moment, after: 65) == "1:05")
    #expect(text(moment, after: 3_725) == "1:02:05")
  }

  @Test func timersOfAnIntervalEnd() {
    let range = now...now.addingTimeInterval(10)
    let moment = TextMoment.timer(range, pause: nil, countsDown: true, showsHours: true)
    #expect(text(moment) == "0:10")
    #expect(text(moment, after: 4) == "0:06")
    #expect(text(moment, after: 20) == "0:00")
    #expect(moment.nextChange(after: now.addingTimeInterval(20)) == nil)
  }

  @Test func distancesHaveTwoUnits() {
    let moment = TextMoment.date(now, .relative)
    #expect(text(moment, after: 61) == "1 min, 1 sec")
    #expect(text(moment, after: 86_400 * 2 + 3_600) == "2 days, 1 hr")
    #expect(text(.date(now, .offset), after: 120) == "+2 min")
  }

  @Test func theTextChangesWithTheSecondOfItsDate() throws {
    let moment = TextMoment.date(now.addingTimeInterval(0.25), .timer)
    let next = try #require(moment.nextChange(after: now.addingTimeInterval(3)))
    #expect(abs(next.timeIntervalSince(now) - 3.25) < 0.01)
    #expect(TextMoment.date(now, .time).nextChange(after: now) == nil)
  }
}
