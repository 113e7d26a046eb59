import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// What the ids of a `ForEach` do to the state of its rows.
@MainActor
@Suite(.serialized)
struct ForEachTests {
  private let log = EventLog()

  private func rows(_ names: [String]) -> DrivenView<[String], some View> {
    DrivenView(names) { [log] names in
      VStack { ForEach(names, id: \.self) { Probe($0, log) } }
    }
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity.
  @Test func movedElementsKeepTheirState() {
    let view = rows(["a", "b", "c"])
    #expect(log.take() == ["a1", "b2", "c3"])
    view.set(["c", "a", "b"])
    #expect(log.take() == [])
    #expect(log.lives.begun == 3)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Identifier stability: insert at the front.
  @Test func onlyAnInsertedElementBegins() {
    let view = rows(["a", "b"])
    _ = log.take()
    view.set(["c", "a", "b"])
    #expect(log.take() == ["c3"])
    view.set(["c", "a", "d", "b"])
    #expect(log.take() == ["d4"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Lifetime of views and state.
  @Test func aRemovedElementEnds() {
    let view = rows(["a", "b", "c"])
    _ = log.take()
    view.set(["a", "c"])
    #expect(log.take() == [])
    #expect(log.lives.current == 2)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Lifetime of views and state.
  @Test func anElementThatComesBackBeginsAgain() {
    let view = rows(["a", "b"])
    view.set(["b"])
    view.set(["a", "b"])
    #expect(log.take() == ["a1", "b2", "a3"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity: ids of values themselves.
  @Test func aChangedValueThatIsItsOwnIdIsAnotherIdentity() {
    let view = rows(["a", "b"])
    view.set(["a", "B"])
    #expect(log.take() == ["a1", "b2", "B3"])
  }

  // Rests on: Apple documentation, ForEach, Overview.
  @Test func rowsOfAnEmptyCollectionBeginLater() {
    let view = rows([])
    #expect(log.take() == [])
    view.set(["a"])
    view.set([])
    #expect(log.take() == ["a1"])
    #expect(log.lives.current == 0)
  }

  private struct Item: Identifiable, Equatable {
    var id: Int
    var value = 0
  }

  // Rests on: Apple documentation, ForEach, Overview: identifiable elements.
  @Test func onlyTheRowOfAChangedElementRuns() {
    let items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    let view = DrivenView(items) { [log] items in
      VStack { ForEach(items) { Probe("row", log, value: $0.value) } }
    }
    _ = log.take()
    var changed = items
    changed[1].value = 7
    view.set(changed)
    #expect(log.take() == ["row2=7"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity.
  @Test func anElementWithAnotherIdIsAnotherIdentity() {
    let view = DrivenView([Item(id: 1, value: 5)]) { [log] items in
      VStack { ForEach(items) { Probe("row", log, value: $0.value) } }
    }
    view.set([Item(id: 2, value: 5)])
    #expect(log.take() == ["row1=5", "row2=5"])
    #expect(log.lives.current == 1)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Identifier stability: random ids.
  @Test func idsMadeAnewBeginAllRowsAgain() {
    struct Unstable: Identifiable {
      var id: UUID { UUID() }
    }
    let view = DrivenView(1) { [log] _ in
      VStack { ForEach([Unstable(), Unstable()]) { _ in Probe("row", log) } }
    }
    view.set(2)
    #expect(log.take() == ["row1", "row2", "row3", "row4"])
    #expect(log.lives.current == 2)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Identifier stability: ids by index.
  @Test func stateOfRowsByIndexStaysAtThePlace() {
    let view = DrivenView(["a", "b", "c"]) { [log] names in
      VStack { ForEach(names.indices, id: \.self) { Probe(names[$0], log) } }
    }
    _ = log.take()
    view.set(["b", "c"])
    #expect(log.take() == ["b1", "c2"], "The states of the removed element's place go on.")
    #expect(log.lives.current == 2)
  }

  // Rests on: Apple documentation, ForEach, init(_:content:) of a range.
  @Test func aConstantRangeMakesItsRowsOnce() {
    let view = DrivenView(1) { [log] _ in
      VStack { ForEach(0..<3) { Probe("\($0)row", log) } }
    }
    view.set(2)
    #expect(log.take() == ["0row1", "1row2", "2row3"])
  }

  // Rests on: Apple documentation, ForEach, init(_:content:) of a range: only for constant data.
  @Test func aRangeWithAnotherCountIsReported() {
    let view = DrivenView(3) { count in
      VStack { ForEach(0..<count) { _ in Color.red } }
    }
    let said = printed { view.set(4) }
    #expect(said.contains("has 4 elements now, and had 3"))
    #expect(printed { view.set(5) } == "", "It is said once for each view.")
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Identifier uniqueness.
  @Test func idsThatRepeatAreReportedOnce() {
    var view: DrivenView<[String], AnyView>?
    let said = printed {
      view = DrivenView(["a", "b", "a"]) { names in
        AnyView(VStack { ForEach(names, id: \.self) { _ in Color.red } })
      }
    }
    #expect(said.contains("several elements have the id a"))
    #expect(printed { view?.set(["a", "a"]) } == "")
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Identifier uniqueness.
  @Test func uniqueIdsAreNotReported() {
    let said = printed { rows(["a", "b"]).set(["b", "a", "c"]) }
    #expect(said == "")
  }

  private struct Editable: View {
    let log: EventLog
    let connect: (Binding<[Item]>) -> Void
    @State private var items = [Item(id: 1), Item(id: 2)]

    var body: some View {
      let _ = log.note("list")
      let _ = connect($items)
      VStack { ForEach($items) { Row(item: $0, log: log) } }
    }
  }

  private struct Row: View {
    @Binding var item: Item
    let log: EventLog
    var body: some View { Probe("row", log, value: item.value) }
  }

  // Rests on: Apple documentation, ForEach, init(_:content:) of a binding.
  @Test func aRowMadeOfABindingWritesItsElement() {
    var items: Binding<[Item]>?
    let hosted = HostedView(Editable(log: log) { items = $0 })
    #expect(log.take() == ["list", "row1=0", "row2=0"])
    items?[1].value.wrappedValue = 4
    hosted.update()
    #expect(log.take().contains("row2=4"))
    #expect(items?.wrappedValue.map(\.value) == [0, 4])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity.
  @Test func rowsOfABindingKeepTheirStateWhenTheyMove() {
    var items: Binding<[Item]>?
    let hosted = HostedView(Editable(log: log) { items = $0 })
    items?.wrappedValue.reverse()
    hosted.update()
    #expect(log.lives.begun == 2)
    items?.wrappedValue.removeFirst()
    hosted.update()
    #expect(log.lives.begun == 2 && log.lives.current == 1)
  }

  // Rests on: Apple documentation, ForEach, Overview: content of several views.
  @Test func allViewsOfAnElementFollowItsId() {
    let view = DrivenView(["a", "b"]) { [log] names in
      VStack {
        ForEach(names, id: \.self) { name in
          Probe(name, log)
          Probe(name + name, log)
        }
      }
    }
    #expect(log.take() == ["a1", "aa2", "b3", "bb4"])
    view.set(["b", "c"])
    #expect(log.take() == ["c5", "cc6"])
    #expect(log.lives.current == 4)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func aConditionInARowBelongsToTheRow() {
    let view = DrivenView([Item(id: 1, value: 1), Item(id: 2, value: 1)]) { [log] items in
      VStack {
        ForEach(items) { item in
          if item.value > 0 { Probe("shown", log) } else { Probe("empty", log) }
        }
      }
    }
    _ = log.take()
    view.set([Item(id: 1, value: 0), Item(id: 2, value: 1)])
    #expect(log.take() == ["empty3"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity: within its collection.
  @Test func anElementThatMovesToAnotherForEachBeginsAgain() {
    let view = DrivenView((["a"], ["b"])) { [log] names in
      VStack {
        ForEach(names.0, id: \.self) { Probe($0, log) }
        ForEach(names.1, id: \.self) { Probe($0, log) }
      }
    }
    _ = log.take()
    view.set(([], ["b", "a"]))
    #expect(log.take() == ["a3"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity: within its collection.
  @Test func equalIdsOfTwoForEachsAreDifferentRows() {
    let said = printed {
      let view = DrivenView(["a"]) { [log] names in
        VStack {
          ForEach(names, id: \.self) { Probe($0, log) }
          ForEach(names, id: \.self) { Probe($0, log) }
        }
      }
      view.set(["a", "b"])
    }
    #expect(log.take() == ["a1", "a2", "b3", "b4"])
    #expect(said == "")
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity.
  @Test func rowsOfAnInnerForEachMoveWithTheOuterOne() {
    let view = DrivenView(["a", "b"]) { [log] names in
      VStack {
        ForEach(names, id: \.self) { name in
          ForEach(0..<2, id: \.self) { Probe("\(name)\($0):", log) }
        }
      }
    }
    #expect(log.take() == ["a0:1", "a1:2", "b0:3", "b1:4"])
    view.set(["b", "a"])
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, ForEach, init(_:id:content:).
  @Test func aKeyPathChoosesWhatTellsElementsApart() {
    struct Person {
      var name: String
      var age: Int
    }
    let view = DrivenView([Person(name: "Ada", age: 36)]) { [log] people in
      VStack { ForEach(people, id: \.name) { Probe($0.name, log, value: $0.age) } }
    }
    view.set([Person(name: "Ada", age: 37)])
    view.set([Person(name: "Eva", age: 37)])
    #expect(log.take() == ["Ada1=36", "Ada1=37", "Eva2=37"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies: what a view is made of.
  @Test func whatRowsCaptureRunsOnlyThoseThatItChanges() {
    let view = DrivenView(0) { [log] chosen in
      VStack { ForEach(0..<3, id: \.self) { Probe("row", log, value: $0 == chosen ? 1 : 0) } }
    }
    #expect(log.take() == ["row1=1", "row2=0", "row3=0"])
    view.set(2)
    #expect(log.takeSorted() == ["row1=0", "row3=1"])
  }
}
