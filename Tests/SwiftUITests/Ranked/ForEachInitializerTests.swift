import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Each initializer of ForEach and Group: which views they make, and which survive a change.
@MainActor
@Suite(.serialized)
struct ForEachInitializerTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private func texts<V: View>(_ view: V) -> [String] {
    HostedView(VStack { view }).host.views(of: UILabel.self).compactMap(\.text)
  }

  @Test func collections() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    #expect(texts(ForEach(items) { Text($0.name) }) == ["a", "b"])
    #expect(texts(ForEach(items, id: \.name) { Text($0.name) }) == ["a", "b"])
    #expect(texts(ForEach(0..<3) { Text("\($0)") }) == ["0", "1", "2"])
    #expect(ForEach(items) { Text($0.name) }.data.count == 2)
    #expect(ForEach(items) { Text($0.name) }.content(items[1]) == Text("b" as String))
  }

  @Test func bindings() {
    let items = Holder([1, 2])
    var bindings: [Binding<Int>] = []
    let view = Stateful(items) { values in
      ForEach(values, id: \.self) { value in
        let _ = bindings.append(value)
        Text("\(value.wrappedValue)")
      }
    }
    let hosted = HostedView(VStack { view })
    #expect(hosted.host.views(of: UILabel.self).compactMap(\.text) == ["1", "2"])
    bindings[1].wrappedValue = 7
    hosted.update()
    #expect(items.value == [1, 7])
    var list = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let all = Binding(get: { list }, set: { list = $0 })
    var names: [Binding<String>] = []
    let rows = ForEach(all) { item in
      let _ = names.append(item.name)
      Text(item.wrappedValue.name)
    }
    #expect(texts(rows) == ["a", "b"])
    names[0].wrappedValue = "z"
    #expect(list.map(\.name) == ["z", "b"])
  }

  @Test func idsKeepViews() {
    let log = EventLog()
    let driven = DrivenView([1, 2, 3]) { ids in
      VStack { ForEach(ids, id: \.self) { Probe("\($0) life ", log) } }
    }
    #expect(log.take() == ["1 life 1", "2 life 2", "3 life 3"])
    driven.set([3, 1])
    #expect(log.lives.begun == 3 && log.lives.current == 2)
  }

  @ViewBuilder private var content: some View {
    Text("a")
    Section { Text("b") }
  }

  @Test func subviewsAndSections() {
    let numbered = ForEach(subviews: content) { subview in
      HStack {
        Text("-")
        subview
      }
    }
    #expect(texts(numbered) == ["-", "a", "-", "b"])
    let sections = ForEach(sections: content) { section in
      Text("[")
      section.content
    }
    #expect(texts(sections) == ["[", "a", "[", "b"])
    #expect(texts(Group { Text("a") }) == ["a"])
    #expect(texts(Group(subviews: content) { Text("\($0.count)") }) == ["2"])
    #expect(texts(Group(sections: content) { Text("\($0.count)") }) == ["2"])
  }
}
