import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of OutlineGroup and of List over trees: rows open, and bindings lead to elements.
@MainActor
@Suite(.serialized)
struct OutlineInitializerTests {
  private struct Node: Identifiable, Equatable {
    var id: String
    var children: [Node]?
  }

  private let trees = [
    Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")]), Node(id: "d")]),
    Node(id: "e"),
  ]

  /// Opens the first two levels of a list.
  private func opens<V: View>(_ list: V, roots: [String] = ["a", "e"]) throws {
    try AnimatedStage.run(list) { stage in
      #expect(stage.texts == roots)
      try open("a", stage)
      #expect(stage.texts == ["a", "b", "d"] + roots.dropFirst())
      try open("b", stage)
      #expect(stage.texts == ["a", "b", "c", "d"] + roots.dropFirst())
      try open("a", stage)
      #expect(stage.texts == roots)
    }
  }

  private func open<V>(_ name: String, _ stage: AnimatedStage<V>) throws {
    let chevron = try #require(
      stage.host.views(of: RowView.self).first { row in
        row.views(of: UILabel.self).contains { $0.text == name }
      }?.views(of: UIImageView.self).first)
    stage.tap(chevron)
    stage.advance(by: 0.5)
  }

  @Test func listsOfTrees() throws {
    let (one, several) = (Binding<String?>.constant(nil), Binding<Set<String>>.constant([]))
    try opens(List(trees, children: \.children) { Text($0.id) })
    try opens(List(trees, id: \.id, children: \.children) { Text($0.id) })
    try opens(List(trees, children: \.children, selection: one) { Text($0.id) })
    try opens(List(trees, id: \.id, children: \.children, selection: one) { Text($0.id) })
    try opens(List(trees, children: \.children, selection: several) { Text($0.id) })
    try opens(List(trees, id: \.id, children: \.children, selection: several) { Text($0.id) })
  }

  @Test func outlineGroups() throws {
    try opens(List { OutlineGroup(trees, children: \.children) { Text($0.id) } })
    try opens(List { OutlineGroup(trees, id: \.id, children: \.children) { Text($0.id) } })
    try opens(
      List { OutlineGroup(trees[0], children: \.children) { Text($0.id) } }, roots: ["a"])
    try opens(
      List { OutlineGroup(trees[0], id: \.id, children: \.children) { Text($0.id) } },
      roots: ["a"])
  }

  /// Opens the first two levels of a list of a binding, and changes the names of two of its rows.
  private func edits<V: View>(
    roots: [String] = ["a", "e"], _ make: @escaping (Binding<[Node]>) -> V
  ) throws {
    let nodes = Holder(trees)
    try opens(Stateful(nodes, content: make), roots: roots)
    let buttons = Stateful(nodes) { nodes in
      make(nodes).environment(\.editMode, .constant(.inactive))
    }
    try AnimatedStage.run(buttons) { stage in
      try open("a", stage)
      try open("b", stage)
      for name in ["c", "d"] {
        stage.tap(try #require(stage.host.views(of: UILabel.self).first { $0.text == name }))
      }
      #expect(nodes.value[0].children?[0].children?.map(\.id) == ["c!"])
      #expect(nodes.value[0].children?[1].id == "d!")
      #expect(stage.texts.contains("c!") && stage.texts.contains("d!"))
    }
  }

  /// A row that changes its element when it is tapped.
  private func row(_ node: Binding<Node>) -> some View {
    Button(node.wrappedValue.id as String) { node.wrappedValue.id += "!" }
      .buttonStyle(.borderless)
  }

  @Test func listsOfTreesBehindBindings() throws {
    let (one, several) = (Binding<String?>.constant(nil), Binding<Set<String>>.constant([]))
    try edits { List($0, children: \.children) { row($0) } }
    try edits { List($0, id: \.id, children: \.children) { row($0) } }
    try edits { List($0, children: \.children, selection: one) { row($0) } }
    try edits { List($0, id: \.id, children: \.children, selection: one) { row($0) } }
    try edits { List($0, children: \.children, selection: several) { row($0) } }
    try edits { List($0, id: \.id, children: \.children, selection: several) { row($0) } }
    try edits { List($0, children: \.children) { $node in row($node) } }
  }

  @Test func outlineGroupsOfBindings() throws {
    try edits { nodes in List { OutlineGroup(nodes, children: \.children) { row($0) } } }
    try edits { nodes in List { OutlineGroup(nodes, id: \.id, children: \.children) { row($0) } } }
    try edits(roots: ["a"]) { nodes in
      List { OutlineGroup(nodes[0], children: \.children) { row($0) } }
    }
    try edits(roots: ["a"]) { nodes in
      List { OutlineGroup(nodes[0], id: \.id, children: \.children) { row($0) } }
    }
  }

  @Test func rowsOfTreesAreSelected() throws {
    let nodes = Holder(trees)
    let chosen = Holder<String?>(nil)
    let view = Stateful(nodes) { nodes in
      Stateful(chosen) { chosen in
        List(nodes, children: \.children, selection: chosen) { Text($0.wrappedValue.id) }
      }
    }
    try AnimatedStage.run(view) { stage in
      let row = try #require(stage.host.views(of: RowView.self).last)
      stage.tap(row)
      #expect(chosen.value == "e")
    }
  }
}
