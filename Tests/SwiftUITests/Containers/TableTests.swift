import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private let people = [
    Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bo", age: 50),
    Person(id: 3, name: "Cy", age: 20),
  ]

  private struct Sorted: View {
    let people: [Person]
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var chosen: Int?

    var body: some View {
      Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
        TableColumn("Id") { Text("#\($0.id)") }
      }
    }
  }

  @Test func aNarrowTableIsAListOfItsFirstColumn() {
    let view = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }
    }
    .environment(\.horizontalSizeClass, .compact)
    AnimatedStage.run(view) { #expect($0.texts == ["Ada", "Bo", "Cy"]) }
  }

  @Test func aWideTableHasHeadersAndColumns() {
    let view = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }.width(50)
    } rows: {
      TableRow(people[0])
      ForEach(people.dropFirst()) { TableRow($0) }
    }
    .environment(\.horizontalSizeClass, .regular)
    AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["Name", "Age", "Ada", "36", "Bo", "50", "Cy", "20"])
    }
  }

  @Test func aTapOnAHeaderSorts() throws {
    let view = Sorted(people: people).environment(\.horizontalSizeClass, .regular)
    try AnimatedStage.run(view) { stage in
      @MainActor func ids() -> [String] { stage.texts.filter { $0.hasPrefix("#") } }
      #expect(ids() == ["#1", "#2", "#3"])
      let headers = stage.host.views(of: PressControl.self)
      #expect(headers.count == 2)
      stage.tap(try #require(headers.last))
      #expect(ids() == ["#3", "#1", "#2"])
      stage.tap(try #require(stage.host.views(of: PressControl.self).last))
      #expect(ids() == ["#2", "#1", "#3"])
    }
  }

  @Test func columnsShareWhatFixedOnesLeave() {
    let line = TableLine(widths: [
      TableColumnWidth(), TableColumnWidth(fixed: 50), TableColumnWidth(max: 40),
      TableColumnWidth(),
    ])
    #expect(line.columns(in: 314) == [100, 50, 40, 100])
  }
}
