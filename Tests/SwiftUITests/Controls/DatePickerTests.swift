import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct DatePickerTests {
  private let day = Date(timeIntervalSince1970: 1_000_000_000)

  private func picker<V: View>(_ view: V) throws -> UIDatePicker {
    try #require(HostedView(view, width: 340, height: 500).host.views(of: UIDatePicker.self).first)
  }

  @Test func everyInitializerHasItsRange() throws {
    let value = Binding.constant(day)
    let end = day.addingTimeInterval(86_400)
    let name: Substring = "verbatim"
    let whole = try picker(DatePicker("Day", selection: value))
    #expect(whole.date == day && whole.minimumDate == nil && whole.maximumDate == nil)
    let closed = try picker(DatePicker("Day", selection: value, in: day...end))
    #expect(closed.minimumDate == day && closed.maximumDate == end)
    let from = try picker(DatePicker(name, selection: value, in: day...))
    #expect(from.minimumDate == day && from.maximumDate == nil)
    let through = try picker(DatePicker(selection: value, in: ...end) { Text("Day") })
    #expect(through.minimumDate == nil && through.maximumDate == end)
  }

  @Test func componentsChooseTheMode() throws {
    func mode(_ components: DatePickerComponents) throws -> UIDatePicker.Mode {
      try picker(
        DatePicker("Day", selection: .constant(day), displayedComponents: components)
      ).datePickerMode
    }
    #expect(try mode(.date) == .date)
    #expect(try mode(.hourAndMinute) == .time)
    #expect(try mode([.date, .hourAndMinute]) == .dateAndTime)
  }

  @Test func stylesChooseTheForm() throws {
    let view = DatePicker("Day", selection: .constant(day))
    #expect(try picker(view).preferredDatePickerStyle == .compact)
    #expect(try picker(view.datePickerStyle(.wheel)).preferredDatePickerStyle == .wheels)
    #expect(try picker(view.datePickerStyle(.graphical)).preferredDatePickerStyle == .inline)
    #expect(try picker(view.datePickerStyle(.wheel)).bounds.height == 216)
  }

  @Test func theControlSetsTheValue() throws {
    let date = Holder(day)
    try AnimatedStage.run(Stateful(date) { DatePicker("Day", selection: $0) }) { stage in
      let control = try stage.first(UIDatePicker.self)
      control.date = day.addingTimeInterval(3600)
      control.sendActions(for: .valueChanged)
      stage.advance(by: 0.1)
    }
    #expect(date.history == [day.addingTimeInterval(3600)])
  }

  @Test func aStyleGetsTheSelection() {
    struct Told: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(configuration.minimumDate == nil ? "free" : "bound")
          Button("next") { configuration.selection += 1 }
        }
      }
    }
    let date = Holder(day)
    let view = Stateful(date) { DatePicker("Day", selection: $0, in: day...) }
    AnimatedStage.run(view.datePickerStyle(Told())) { stage in
      #expect(stage.texts == ["Day", "bound", "next"])
      stage.tap(stage.host.views(of: PressControl.self)[0])
    }
    #expect(date.value == day.addingTimeInterval(1))
  }

  @Test func aColorPickerSetsTheColor() throws {
    let color = Holder(Color.red)
    let view = Stateful(color) { ColorPicker("Tint", selection: $0, supportsOpacity: false) }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["Tint"])
      let well = try stage.first(UIColorWell.self)
      #expect(!well.supportsAlpha)
      #expect(well.selectedColor?.cgColor.components == UIColor(Color.red).cgColor.components)
      well.selectedColor = .green
      well.sendActions(for: .valueChanged)
      stage.advance(by: 0.1)
    }
    #expect(UIColor(color.value).cgColor.components == UIColor.green.cgColor.components)
  }
}

/// The calendar is Gregorian, in Greenwich, and its weeks begin on Monday.
@MainActor
@Suite(.serialized)
struct MultiDatePickerTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT") ?? .current
    calendar.firstWeekday = 2
    return calendar
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  @Test func aMonthHasItsWeeks() throws {
    let date = try #require(calendar.date(from: day(2024, 2, 15)))
    let month = CalendarMonth(of: date, in: calendar)
    let days = month.weeks.map { $0.map { $0.map { calendar.component(.day, from: $0) } } }
    #expect(days.first == [nil, nil, nil, 1, 2, 3, 4])
    #expect(days.last == [26, 27, 28, 29, nil, nil, nil] && days.count == 5)
    #expect(month.weekdays(in: Locale(identifier: "en_US")).first == "MON")
    #expect(calendar.component(.month, from: month.shifted(by: -2)) == 12)
  }

  @Test func tapsChooseDaysAndTakeThemBack() throws {
    let days = Holder<Set<DateComponents>>([day(2024, 2, 10)])
    let end = try #require(calendar.date(from: day(2024, 2, 20)))
    let view = Stateful(days) { MultiDatePicker("Days", selection: $0, in: ..<end) }
      .environment(\.calendar, calendar).environment(\.locale, Locale(identifier: "en_US"))
    AnimatedStage.run(view) { stage in
      @MainActor func tap(_ title: String) {
        let button = stage.host.views(of: PressControl.self).first { control in
          control.views(of: UILabel.self).contains { $0.text == title }
        }
        if let button { stage.tap(button) }
      }
      #expect(stage.texts.first == "February 2024")
      tap("10")
      #expect(days.value == [])
      tap("14")
      tap("25")
      #expect(days.value.map(\.day) == [14], "The 25th is after the end of the range.")
      stage.tap(stage.host.views(of: PressControl.self)[1])
      #expect(stage.texts.first == "March 2024")
    }
  }
}
