import Foundation
import FoundationAdditions
import Testing
import UIKit

@testable import SwiftUI

/// Each initializer of Text: the letters and looks that it makes.
@MainActor
@Suite(.serialized)
struct TextInitializerTests {
  private func string(_ text: Text) -> String {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    return String(text, in: values)
  }

  private func attribute(_ key: NSAttributedString.Key, _ text: Text) -> Any? {
    var builder = TextBuilder(in: EnvironmentValues())
    builder.append(text)
    return builder.result.attribute(key, at: 0, effectiveRange: nil)
  }

  @Test func keysAndStrings() {
    let name: Substring = "**name**"
    #expect(string(Text("**key**")) == "key")
    #expect(string(Text(name)) == "**name**")
    #expect(string(Text(verbatim: "**as it is**")) == "**as it is**")
    #expect(
      string(Text("key", tableName: "None", bundle: .main, comment: "for translators")) == "key")
    #expect(string(Text(LocalizedStringResource("resource"))) == "resource")
  }

  @Test func attributedStringsAndImages() {
    var attributed = AttributedString("letters")
    attributed.font = .title
    #expect(string(Text(attributed)) == "letters")
    #expect((attribute(.font, Text(attributed)) as? UIFont)?.pointSize == 28)
    let star = Text(Image(systemName: "star"))
    #expect((attribute(.attachment, star) as? NSTextAttachment)?.image != nil)
  }

  @Test func formatsAndFormatters() {
    #expect(string(Text(1_234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
    struct Loud: FormatStyle {
      func format(_ value: Int) -> AttributedString {
        var text = AttributedString("\(value)!")
        text.font = .largeTitle
        return text
      }
    }
    #expect(string(Text(3, format: Loud())) == "3!")
    #expect((attribute(.font, Text(3, format: Loud())) as? UIFont)?.pointSize == 34)
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .percent
    #expect(string(Text(NSNumber(value: 0.25), formatter: formatter)) == "25%")
    #expect(string(Text(0.5, formatter: formatter)) == "50%")
  }

  @Test func datesAndTimes() throws {
    let now = Date()
    #expect(string(Text(now.addingTimeInterval(-90.5), style: .relative)).hasPrefix("1 min"))
    #expect(string(Text(now.addingTimeInterval(-90.5), style: .timer)) == "1:30")
    #expect(string(Text(now.addingTimeInterval(-90.5), style: .offset)) == "+1 min")
    let noon = try #require(
      Calendar.current.date(from: DateComponents(year: 2025, month: 6, day: 3, hour: 12)))
    #expect(string(Text(noon, style: .time)).hasPrefix("12:00"))
    #expect(string(Text(noon, style: .date)) == "June 3, 2025")
    let hour = noon...noon.addingTimeInterval(3_600)
    #expect(string(Text(hour)).contains(" – "))
    #expect(
      string(Text(DateInterval(start: hour.lowerBound, end: hour.upperBound)))
        == string(Text(hour)))
  }

  @Test func timers() {
    let now = Date()
    let range = now.addingTimeInterval(-10)...now.addingTimeInterval(110)
    let pause = now
    #expect(string(Text(timerInterval: range, pauseTime: pause)) == "1:50")
    #expect(string(Text(timerInterval: range, pauseTime: pause, countsDown: false)) == "0:10")
    let long = now...now.addingTimeInterval(7_200)
    #expect(string(Text(timerInterval: long, pauseTime: now)) == "2:00:00")
    #expect(string(Text(timerInterval: long, pauseTime: now, showsHours: false)) == "120:00")
    #expect(["1:50", "1:49"].contains(string(Text(timerInterval: range))))
  }
}
