import Testing

@testable import SwiftUI
import UIKit

/// Each form of a window shows its content, and its value where it presents one.
@MainActor
@Suite(.serialized)
struct WindowGroupTests {
  private let key: LocalizedStringKey = "title"
  private let text = "title"

  private func texts(_ scene: some Scene) throws -> [String] {
    let content = try #require(scene._windowContent)
    return HostedView(content).host.views(of: UILabel.self).compactMap(\.text)
  }

  @Test func windowsWithTheSameContent() throws {
    #expect(try texts(WindowGroup { Text("a") }) == ["a"])
    #expect(try texts(WindowGroup(id: "1") { Text("b") }) == ["b"])
    #expect(try texts(WindowGroup(key) { Text("c") }) == ["c"])
    #expect(try texts(WindowGroup(text) { Text("d") }) == ["d"])
    #expect(try texts(WindowGroup(Text(key)) { Text("e") }) == ["e"])
    #expect(try texts(WindowGroup(key, id: "1") { Text("f") }) == ["f"])
    #expect(try texts(WindowGroup(text, id: "1") { Text("g") }) == ["g"])
    #expect(try texts(WindowGroup(Text(key), id: "1") { Text("h") }) == ["h"])
  }

  @Test func contentThatIsMadeLater() throws {
    var made = 0
    func view() -> Text {
      made += 1
      return Text("made")
    }
    let groups = [
      WindowGroup(makeContent: view), WindowGroup(id: "1", makeContent: view),
      WindowGroup(key, makeContent: view), WindowGroup(text, makeContent: view),
      WindowGroup(Text(key), makeContent: view), WindowGroup(key, id: "1", makeContent: view),
      WindowGroup(text, id: "1", makeContent: view),
      WindowGroup(Text(key), id: "1", makeContent: view),
    ]
    #expect(made == 0)
    for group in groups { #expect(try texts(group) == ["made"]) }
    #expect(made == groups.count)
  }

  @Test func theFirstWindowPresentsNoValue() throws {
    func shown(_ value: Binding<Int?>) -> Text { Text(value.wrappedValue == nil ? "none" : "one") }
    #expect(try texts(WindowGroup(for: Int.self, content: shown)) == ["none"])
    #expect(try texts(WindowGroup(id: "1", for: Int.self, content: shown)) == ["none"])
    #expect(try texts(WindowGroup(key, for: Int.self, content: shown)) == ["none"])
    #expect(try texts(WindowGroup(text, for: Int.self, content: shown)) == ["none"])
    #expect(try texts(WindowGroup(Text(key), for: Int.self, content: shown)) == ["none"])
    #expect(try texts(WindowGroup(key, id: "1", for: Int.self, content: shown)) == ["none"])
    #expect(try texts(WindowGroup(text, id: "1", for: Int.self, content: shown)) == ["none"])
    #expect(try texts(WindowGroup(Text(key), id: "1", for: Int.self, content: shown)) == ["none"])
  }

  @Test func orTheDefaultOne() throws {
    func shown(_ value: Binding<Int>) -> Text { Text("\(value.wrappedValue)") }
    let seven = { 7 }
    let id = "1"
    #expect(try texts(WindowGroup(content: shown, defaultValue: seven)) == ["7"])
    #expect(try texts(WindowGroup(for: Int.self, content: shown, defaultValue: seven)) == ["7"])
    #expect(try texts(WindowGroup(id: id, content: shown, defaultValue: seven)) == ["7"])
    #expect(try texts(WindowGroup(key, content: shown, defaultValue: seven)) == ["7"])
    #expect(try texts(WindowGroup(text, content: shown, defaultValue: seven)) == ["7"])
    #expect(try texts(WindowGroup(Text(key), content: shown, defaultValue: seven)) == ["7"])
    #expect(try texts(WindowGroup(key, id: id, content: shown, defaultValue: seven)) == ["7"])
    #expect(try texts(WindowGroup(text, id: id, content: shown, defaultValue: seven)) == ["7"])
    #expect(
      try texts(WindowGroup(Text(key), id: id, content: shown, defaultValue: seven)) == ["7"])
  }

  @Test func theContentChangesItsValue() throws {
    let group = WindowGroup(for: Int.self) { (value: Binding<Int?>) in
      Button("\(value.wrappedValue ?? 0)") { value.wrappedValue = (value.wrappedValue ?? 0) + 5 }
    }
    let content = try #require(group._windowContent)
    AnimatedStage.run(content) { stage in
      stage.tap(100, 150)
      stage.tap(100, 150)
      #expect(stage.host.views(of: UILabel.self).compactMap(\.text) == ["10"])
    }
  }
}
