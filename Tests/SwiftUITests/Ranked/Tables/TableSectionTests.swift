import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
}

/// Rows of a page's own type.
private struct Pair: TableRowContent {
  let one: Person
  let other: Person

  var tableRowBody: some TableRowContent<Person> {
    TableRow(one)
    TableRow(other)
  }
}

/// Each initializer of Section, ForEach and Group for the rows and columns of a table.
@MainActor
@Suite(.serialized)
struct TableSectionTests {
  private let people = [
    Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo"), Person(id: 3, name: "Cy"),
  ]
  private let title: Substring = "**Title**"

  private func table<Rows: TableRowContent<Person>>(
    _ width: UserInterfaceSizeClass = .regular, @TableRowBuilder<Person> rows: () -> Rows
  ) -> some View {
    Table(of: Person.self, columns: { TableColumn("Name", value: \.name) }, rows: rows)
      .tableColumnHeaders(.hidden)
      .environment(\.horizontalSizeClass, width)
  }

  private func texts<Rows: TableRowContent<Person>>(
    @TableRowBuilder<Person> rows: () -> Rows
  ) -> [String] {
    var texts: [String] = []
    AnimatedStage.run(table(rows: rows)) { stage in
      let labels = stage.host.views(of: UILabel.self)
      let places = labels.map { ($0.convert($0.bounds, to: stage.host).minY, $0.text ?? "") }
      texts = places.sorted { $0.0 < $1.0 }.map(\.1)
    }
    return texts
  }

  @Test func sectionsHaveHeaders() {
    #expect(
      texts {
        Section {
          TableRow(people[0])
        } header: {
          Text("Header")
        }
        Section(LocalizedStringKey("**Key**")) { TableRow(people[1]) }
        Section(title) { TableRow(people[2]) }
      } == ["Header", "Ada", "Key", "Bo", "**Title**", "Cy"])
    #expect(
      texts {
        Section { TableRow(people[0]) }
        TableRow(people[1])
      } == ["Ada", "Bo"])
  }

  // Rests on: Apple documentation, LocalizedStringKey: a literal is a key.
  @Test func literalTitlesAreKeys() {
    #expect(
      texts {
        Section("**Key**") { TableRow(people[0]) }
        Section("**Other**", isExpanded: .constant(true)) { ForEach(people.suffix(1)) }
      } == ["Key", "Ada", "Other", "Cy"])
  }

  @Test func sectionsAreCollapsed() {
    func shown(_ isOpen: Bool) -> [String] {
      texts {
        Section(isExpanded: .constant(isOpen)) {
          TableRow(people[0])
        } header: {
          Text("Header")
        }
        Section("Key", isExpanded: .constant(isOpen)) { TableRow(people[1]) }
        Section(title, isExpanded: .constant(isOpen)) { TableRow(people[2]) }
      }
    }
    #expect(shown(false) == ["Header", "Key", "**Title**"])
    #expect(shown(true) == ["Header", "Ada", "Key", "Bo", "**Title**", "Cy"])
  }

  @Test func aNarrowTableHasItsSectionsToo() {
    let view = table(.compact) { Section("People") { ForEach(people) } }
    AnimatedStage.run(view) { stage in
      #expect(stage.texts.first?.lowercased() == "people")
      #expect(stage.texts.dropFirst() == ["Ada", "Bo", "Cy"])
    }
  }

  @Test func collectionsOfRows() {
    #expect(texts { ForEach(people) } == ["Ada", "Bo", "Cy"])
    #expect(texts { ForEach(people) { TableRow($0) } } == ["Ada", "Bo", "Cy"])
    #expect(texts { ForEach(people, id: \.name) { TableRow($0) } } == ["Ada", "Bo", "Cy"])
    #expect(texts { ForEach(1..<3) { TableRow(people[$0]) } } == ["Bo", "Cy"])
    #expect(
      texts {
        ForEach(people) { person in Section(person.name.uppercased()) { TableRow(person) } }
      } == ["ADA", "Ada", "BO", "Bo", "CY", "Cy"])
    #expect(ForEach(people) { TableRow($0) }.data == people)
  }

  @Test func groupsAndTypesOfThePage() {
    #expect(
      texts {
        Group {
          TableRow(people[1])
          TableRow(people[0])
        }
        TableRow(people[2])
      } == ["Bo", "Ada", "Cy"])
    #expect(
      texts {
        Pair(one: people[2], other: people[1])
        if people.count > 5 { TableRow(people[0]) }
      } == ["Cy", "Bo"])
  }

  @Test func groupsOfColumns() {
    let view = Table(people) {
      Group {
        TableColumn("Name", value: \Person.name)
        TableColumn("Id") { (person: Person) in Text("#\(person.id)") }
      }
    }
    .environment(\.horizontalSizeClass, .regular)
    AnimatedStage.run(view) {
      #expect($0.texts == ["Name", "Id", "Ada", "#1", "Bo", "#2", "Cy", "#3"])
    }
  }

  @Test func rowsOfSectionsAreSelected() throws {
    let chosen = Holder<Int?>(nil)
    let view = Stateful(chosen) { chosen in
      Table(of: Person.self, selection: chosen) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("One") { TableRow(people[0]) }
        Section("Others") { ForEach(people.dropFirst()) }
      }
    }
    try AnimatedStage.run(view) { stage in
      let label = try #require(stage.host.views(of: UILabel.self).first { $0.text == "Cy" })
      stage.tap(label)
      #expect(chosen.value == 3)
    }
  }
}
