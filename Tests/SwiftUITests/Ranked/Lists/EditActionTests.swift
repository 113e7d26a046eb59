import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A collection whose elements can be changed and moved, but not removed.
private struct Shelf: MutableCollection, RandomAccessCollection, Equatable {
  var books = ["a", "b", "c"]

  var startIndex: Int { 0 }
  var endIndex: Int { books.count }

  subscript(position: Int) -> String {
    get { books[position] }
    set { books[position] = newValue }
  }
}

private struct Book: Identifiable, Equatable {
  let id: String
}

/// Each initializer of List and ForEach over a binding: what the user may do to the rows.
@MainActor
@Suite(.serialized)
struct EditActionTests {
  private func middle<V>(_ view: UIView, _ stage: AnimatedStage<V>) -> CGPoint {
    let frame = view.convert(view.bounds, to: stage.host)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Swipes over the whole first row.
  private func deletesFirst<C: Equatable, V: View>(
    _ all: C, _ make: @escaping (Binding<C>) -> V
  ) -> C {
    let holder = Holder(all)
    AnimatedStage.run(Stateful(holder) { make($0).listStyle(.plain) }) { stage in
      guard let row = stage.host.views(of: RowView.self).first else { return }
      let y = middle(row, stage).y
      stage.drag([(190, y), (170, y), (100, y), (20, y)])
      stage.advance(by: 0.5)
    }
    return holder.value
  }

  /// Drags the first row below the last one, if it has a handle.
  private func movesFirst<C: Equatable, V: View>(
    _ all: C, _ make: @escaping (Binding<C>) -> V
  ) -> C {
    let holder = Holder(all)
    let view = Stateful(holder) { make($0).listStyle(.plain) }
      .environment(\.editMode, .constant(.active))
    AnimatedStage.run(view) { stage in
      guard let handle = stage.host.views(of: RowHandle.self).first else { return }
      let start = middle(handle, stage)
      stage.drag([0, 20, 60, 120].map { (start.x, start.y + $0) })
      stage.advance(by: 0.5)
    }
    return holder.value
  }

  private let books = ["a", "b", "c"].map { Book(id: $0) }

  private func ids(_ books: [Book]) -> String { books.map(\.id).joined() }

  @Test func listsWithoutActionsAreNotEdited() {
    let (one, several) = (Binding<String?>.constant(nil), Binding<Set<String>>.constant([]))
    #expect(ids(deletesFirst(books) { List($0) { Text($0.wrappedValue.id) } }) == "abc")
    #expect(ids(movesFirst(books) { List($0, id: \.id) { Text($0.wrappedValue.id) } }) == "abc")
    #expect(
      ids(deletesFirst(books) { List($0, selection: several) { Text($0.wrappedValue.id) } })
        == "abc")
    #expect(
      ids(movesFirst(books) { List($0, id: \.id, selection: one) { Text($0.wrappedValue.id) } })
        == "abc")
  }

  @Test func listsDeleteAndMove() {
    let (one, several) = (Binding<String?>.constant(nil), Binding<Set<String>>.constant([]))
    func check<V: View>(_ make: @escaping (Binding<[Book]>) -> V) {
      #expect(ids(deletesFirst(books, make)) == "bc")
      #expect(ids(movesFirst(books, make)) == "bca")
    }
    check { List($0, editActions: .all) { Text($0.wrappedValue.id) } }
    check { List($0, id: \.id, editActions: .all) { Text($0.wrappedValue.id) } }
    check { List($0, editActions: .all, selection: one) { Text($0.wrappedValue.id) } }
    check { List($0, id: \.id, editActions: .all, selection: one) { Text($0.wrappedValue.id) } }
    check { List($0, editActions: .all, selection: several) { Text($0.wrappedValue.id) } }
    check {
      List($0, id: \.id, editActions: .all, selection: several) { Text($0.wrappedValue.id) }
    }
    check { books in List { ForEach(books, editActions: .all) { Text($0.wrappedValue.id) } } }
    check { books in
      List { ForEach(books, id: \.id, editActions: .all) { Text($0.wrappedValue.id) } }
    }
    check { List($0, editActions: [.delete, .move]) { Text($0.wrappedValue.id) } }
  }

  @Test func anActionAlone() {
    let deleted = deletesFirst(books) { List($0, editActions: .move) { Text($0.wrappedValue.id) } }
    #expect(ids(deleted) == "abc")
    let moved = movesFirst(books) { List($0, editActions: .delete) { Text($0.wrappedValue.id) } }
    #expect(ids(moved) == "abc")
  }

  @Test func collectionsThatKeepTheirCountAreMoved() {
    func list(_ shelf: Binding<Shelf>) -> some View {
      List(shelf, id: \.self, editActions: .all) { Text($0.wrappedValue) }
    }
    #expect(movesFirst(Shelf(), list).books == ["b", "c", "a"])
    #expect(deletesFirst(Shelf(), list).books == ["a", "b", "c"])
    let moved = movesFirst(Shelf()) { shelf in
      List { ForEach(shelf, id: \.self, editActions: .move) { Text($0.wrappedValue) } }
    }
    #expect(moved.books == ["b", "c", "a"])
    #expect(EditActions<Shelf>.all == .move && EditActions<Set<Int>>.all == [])
  }
}
