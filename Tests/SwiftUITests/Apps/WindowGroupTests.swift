import Testing

@testable import SwiftUI
import UIKit

/// Each form of a window shows its content, and its value where it presents one.
@MainActor
@Suite(.serialized)
struct WindowGroupTests {
  private let key: LocalizedStringKey = "title"
  private let text = "title"

  private func texts(_ scene: some Scene) -> [String] {
    HostedView(scene._sceneView).host.views(of: UILabel.self).compactMap(\.text)
  }

  @Test func windowsWithTheSameContent() {
    #expect(texts(WindowGroup { Text("a") }) == ["a"])
    #expect(texts(WindowGroup(id: "1") { Text("b") }) == ["b"])
    #expect(texts(WindowGroup(key) { Text("c") }) == ["c"])
    #expect(texts(WindowGroup(text) { Text("d") }) == ["d"])
    #expect(texts(WindowGroup(Text(key)) { Text("e") }) == ["e"])
    #expect(texts(WindowGroup(key, id: "1") { Text("f") }) == ["f"])
    #expect(texts(WindowGroup(text, id: "1") { Text("g") }) == ["g"])
    #expect(texts(WindowGroup(Text(key), id: "1") { Text("h") }) == ["h"])
  }

  @Test func contentThatIsMadeLater() {
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
    for group in groups { #expect(texts(group) == ["made"]) }
    #expect(made == groups.count)
  }

  @Test func theFirstWindowPresentsNoValue() {
    func shown(_ value: Binding<Int?>) -> Text { Text(value.wrappedValue == nil ? "none" : "one") }
    #expect(texts(WindowGroup(for: Int.self, content: shown)) == ["none"])
    #expect(texts(WindowGroup(id: "1", for: Int.self, content: shown)) == ["none"])
    #expect(texts(WindowGroup(key, for: Int.self, content: shown)) == ["none"])
    #expect(texts(WindowGroup(text, for: Int.self, content: shown)) == ["none"])
    #expect(texts(WindowGroup(Text(key), for: Int.self, content: shown)) == ["none"])
    #expect(texts(WindowGroup(key, id: "1", for: Int.self, content: shown)) == ["none"])
    #expect(texts(WindowGroup(text, id: "1", for: Int.self, content: shown)) == ["none"])
    #expect(texts(WindowGroup(Text(key), id: "1", for: Int.self, content: shown)) == ["none"])
  }

  @Test func orTheDefaultOne() {
    func shown(_ value: Binding<Int>) -> Text { Text("\(value.wrappedValue)") }
    let seven = { 7 }
    let id = "1"
    #expect(texts(WindowGroup(content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(for: Int.self, content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(id: id, content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(key, content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(text, content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(Text(key), content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(key, id: id, content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(text, id: id, content: shown, defaultValue: seven)) == ["7"])
    #expect(texts(WindowGroup(Text(key), id: id, content: shown, defaultValue: seven)) == ["7"])
  }

  @Test func theContentChangesItsValue() {
    let group = WindowGroup(for: Int.self) { (value: Binding<Int?>) in
      Button("\(value.wrappedValue ?? 0)") { value.wrappedValue = (value.wrappedValue ?? 0) + 5 }
    }
    AnimatedStage.run(group._sceneView) { stage in
      stage.tap(100, 150)
      stage.tap(100, 150)
      #expect(stage.host.views(of: UILabel.self).compactMap(\.text) == ["10"])
    }
  }
}
