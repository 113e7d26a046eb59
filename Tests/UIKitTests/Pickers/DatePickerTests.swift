import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct DatePickerTests {
  /// Wednesday the 29th of May 2024, 14:37 in Stockholm.
  private let date = Date(timeIntervalSince1970: 1_716_986_220)

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let made = UIDatePicker(frame: .zero)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Stockholm")!
    made.calendar = calendar
    made.timeZone = calendar.timeZone
    made.locale = Locale(identifier: "en_US")
    made.datePickerMode = mode
    made.preferredDatePickerStyle = style
    made.date = date
    return made
  }

  private func run(
    _ picker: UIDatePicker, _ test: (TestStage) throws -> Void
  ) rethrows -> [Date] {
    var told: [Date] = []
    picker.addAction(UIAction { _ in told.append(picker.date) }, for: .valueChanged)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    root.addSubview(picker)
    try TestStage.run(showing: root, test)
    return told
  }

  private func texts(in view: UIView) -> [String] {
    var found = view.subviews.flatMap { texts(in: $0) }
    if let label = view as? UILabel, let text = label.text { found.append(text) }
    return found
  }

  private func parts(of date: Date) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Stockholm")!
    return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }

  @Test func stylesFollowTheMode() {
    #expect(picker(.date, .automatic).datePickerStyle == .compact)
    #expect(picker(.countDownTimer, .compact).datePickerStyle == .wheels)
    #expect(picker(.dateAndTime, .inline).datePickerStyle == .inline)
    #expect(picker(.time, .wheels).bounds.size == CGSize(width: 320, height: 216))
  }

  @Test func compactFieldsSayTheDate() {
    let made = picker(.dateAndTime, .compact)
    _ = run(made) { _ in
      #expect(texts(in: made) == ["May 29, 2024", "2:37 PM"])
      made.locale = Locale(identifier: "sv_SE")
      made.layoutIfNeeded()
      #expect(texts(in: made).last == "14:37")
    }
  }

  @Test func limitsHoldTheDate() {
    let made = picker(.date, .wheels)
    made.minimumDate = date.addingTimeInterval(-3600)
    made.maximumDate = date.addingTimeInterval(3600)
    made.date = date.addingTimeInterval(100_000)
    #expect(made.date == date.addingTimeInterval(3600))
    made.minimumDate = date.addingTimeInterval(7200)
    #expect(made.date == date.addingTimeInterval(3600))
  }

  @Test func daysKeepADistanceFromTheEdge() {
    let made = picker(.dateAndTime, .wheels)
    _ = run(made) { _ in
      let days = labels(in: made).filter { $0.text?.contains(", ") == true }
      #expect(days.count > 4)
      for day in days {
        #expect(day.bounds.width - day.sizeThatFits(.zero).width >= 4, "\(day.text ?? "")")
      }
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) } + [view as? UILabel].compactMap { $0 }
  }

  @Test func aTurnedWheelChangesItsPart() {
    let made = picker(.date, .wheels)
    let told = run(made) { stage in
      // Months, days and years stand from left to right; a row is 32 points high.
      stage.drag(from: CGPoint(x: 60, y: 108), by: CGVector(dx: 0, dy: -42), over: 3)
      stage.play(1.5)
    }
    #expect(told.count == 1)
    let new = parts(of: made.date)
    #expect(new.month == 6 && new.day == 29 && new.hour == 14 && new.minute == 37)
  }

  @Test func aDayTheMonthDoesNotHaveIsItsLast() {
    let made = picker(.date, .wheels)
    made.date = date.addingTimeInterval(2 * 86_400)
    #expect(parts(of: made.date).day == 31)
    _ = run(made) { stage in
      stage.drag(from: CGPoint(x: 60, y: 108), by: CGVector(dx: 0, dy: -42), over: 3)
      stage.play(2)
    }
    #expect(parts(of: made.date).month == 6 && parts(of: made.date).day == 30)
  }

  @Test func aTimerCountsInItsIntervals() {
    let made = picker(.countDownTimer, .wheels)
    made.minuteInterval = 5
    made.countDownDuration = 3900
    #expect(made.countDownDuration == 3900)
    let told = run(made) { stage in
      stage.drag(from: CGPoint(x: 250, y: 108), by: CGVector(dx: 0, dy: -42), over: 3)
      stage.play(1.5)
    }
    #expect(told.count == 1 && made.countDownDuration == 4200)
    made.minuteInterval = 7
    #expect(made.minuteInterval == 1)
  }

  @Test func aCalendarsDayKeepsTheTime() {
    let made = picker(.date, .inline)
    let told = run(made) { stage in
      let day = findButton("14", in: made)
      let place = day.map { $0.convert(CGPoint(x: 22, y: 22), to: nil) } ?? .zero
      stage.tap(place.x, place.y)
    }
    let new = parts(of: made.date)
    #expect(told.count == 1 && new.month == 5 && new.day == 14 && new.hour == 14)
  }

  private func findButton(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    for inner in view.subviews {
      if let found = findButton(title, in: inner) { return found }
    }
    return nil
  }

  @Test func compactFieldsOpenACalendar() {
    let made = picker(.date, .compact)
    let told = run(made) { stage in
      stage.tap(made.frame.midX, made.frame.midY)
      stage.play(0.5)
      let platter = made.window?.subviews.last
      #expect(platter is DatePlatter)
      let day = platter.flatMap { findButton("3", in: $0) }
      let place = day.map { $0.convert(CGPoint(x: 22, y: 22), to: nil) } ?? .zero
      stage.tap(place.x, place.y)
      stage.play(0.1)
      #expect(texts(in: made) == ["May 3, 2024"])
      stage.tap(370, 590)
      stage.play(0.5)
      #expect(!(made.window?.subviews.last is DatePlatter))
    }
    #expect(told.count == 1 && parts(of: made.date).day == 3)
  }
}
