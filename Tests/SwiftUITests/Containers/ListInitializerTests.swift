import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListInitializerTests {
  private struct Node: Identifiable {
    var id: String
    var children: [Node]?
  }

  private func texts<V: View>(_ view: V) -> [String] {
    var texts: [String] = []
    AnimatedStage.run(view) { texts = $0.texts }
    return texts
  }

  @Test func everyInitializerShowsItsRows() {
    let nodes = [Node(id: "a"), Node(id: "b")]
    let (one, several) = (Binding<String?>.constant(nil), Binding<Set<String>>.constant([]))
    #expect(
      texts(
        List {
          Text("a"); Text("b")
        }) == ["a", "b"])
    #expect(
      texts(
        List(selection: one) {
          Text("a"); Text("b")
        }) == ["a", "b"])
    #expect(
      texts(
        List(selection: several) {
          Text("a"); Text("b")
        }) == ["a", "b"])
    #expect(texts(List(nodes) { Text($0.id) }) == ["a", "b"])
    #expect(texts(List(nodes, selection: one) { Text($0.id) }) == ["a", "b"])
    #expect(texts(List(nodes, selection: several) { Text($0.id) }) == ["a", "b"])
    #expect(texts(List(nodes, id: \.id) { Text($0.id) }) == ["a", "b"])
    #expect(texts(List(nodes, id: \.id, selection: one) { Text($0.id) }) == ["a", "b"])
    #expect(texts(List(nodes, id: \.id, selection: several) { Text($0.id) }) == ["a", "b"])
    #expect(texts(List(0..<2) { Text("\($0)") }) == ["0", "1"])
    #expect(
      texts(List(0..<2, selection: Binding<Int?>.constant(nil)) { Text("\($0)") }) == ["0", "1"])
    #expect(
      texts(List(0..<2, selection: Binding<Set<Int>>.constant([])) { Text("\($0)") })
        == ["0", "1"])
  }

  @Test func collectionsBehindBindingsAndTreesAreRows() {
    let nodes = Binding.constant([Node(id: "a"), Node(id: "b")])
    let (one, several) = (Binding<String?>.constant(nil), Binding<Set<String>>.constant([]))
    #expect(texts(List(nodes) { Text($0.wrappedValue.id) }) == ["a", "b"])
    #expect(texts(List(nodes) { $node in Text(node.id) }) == ["a", "b"])
    #expect(texts(List(nodes, selection: one) { $node in Text(node.id) }) == ["a", "b"])
    #expect(texts(List(nodes, id: \.id, selection: several) { $0.row }) == ["a", "b"])
    #expect(texts(List(nodes, editActions: .all) { $0.row }) == ["a", "b"])
    #expect(texts(List(nodes, editActions: .move, selection: one) { $0.row }) == ["a", "b"])
    #expect(
      texts(List(nodes, id: \.id, editActions: .delete, selection: several) { $0.row })
        == ["a", "b"])
    let trees = nodes.wrappedValue
    #expect(texts(List(trees, children: \.children) { Text($0.id) }) == ["a", "b"])
    #expect(texts(List(trees, id: \.id, children: \.children) { Text($0.id) }) == ["a", "b"])
    #expect(
      texts(List(trees, children: \.children, selection: one) { Text($0.id) }) == ["a", "b"])
    #expect(
      texts(List(trees, id: \.id, children: \.children, selection: several) { Text($0.id) })
        == ["a", "b"])
  }
}

@MainActor
extension Binding where Value: Identifiable, Value.ID == String {
  /// The text of an element with an id.
  fileprivate var row: Text { Text(wrappedValue.id) }
}
