import Observation
import Testing

@testable import SwiftUI
import UIKit

/// Bindings to properties of observable objects.
@MainActor
@Suite(.serialized)
struct BindableTests {
  private let log = EventLog()

  @Observable
  fileprivate final class Person {
    var name: String
    var age = 0

    init(_ name: String) {
      self.name = name
    }
  }

  @Observable
  fileprivate final class Club {
    var people: [Person] = []
    var title = "club"
  }

  private struct Editing: View {
    let log: EventLog
    @Bindable var person: Person
    let connect: (Binding<String>, Binding<Int>) -> Void

    var body: some View {
      let _ = log.note("editing")
      let _ = connect($person.name, $person.age)
      NameView(log: log, name: $person.name)
    }
  }

  private struct NameView: View {
    let log: EventLog
    @Binding var name: String

    var body: some View {
      let _ = log.note("name \(name)")
      Color.red
    }
  }

  // Rests on: Apple documentation, Bindable, Overview.
  @Test func aBindableMakesBindingsToProperties() {
    let person = Person("Ada")
    var name: Binding<String>?
    let hosted = HostedView(Editing(log: log, person: person) { first, _ in name = first })
    #expect(log.take() == ["editing", "name Ada"])
    name?.wrappedValue = "Eva"
    hosted.update()
    #expect(person.name == "Eva")
    #expect(log.take() == ["name Eva"], "Who makes the binding does not read the value.")
  }

  // Rests on: Apple documentation, Bindable, Overview: a local variable in a body.
  @Test func aBindableOfAnElementReachesIt() {
    let club = Club()
    club.people = [Person("a"), Person("b")]
    @Bindable var bindable = club
    $bindable.people[1].name.wrappedValue = "c"
    $bindable.title.wrappedValue = "t"
    #expect(club.people.map(\.name) == ["a", "c"] && club.title == "t")
  }

  private struct Local: View {
    let log: EventLog
    @Environment(Person.self) private var person

    var body: some View {
      @Bindable var person = person
      let _ = log.note("local")
      NameView(log: log, name: $person.name)
    }
  }

  // Rests on: Apple documentation, Bindable, Overview: an object of the environment.
  @Test func aLocalBindableReachesAnObjectOfTheEnvironment() {
    let person = Person("Ada")
    let hosted = HostedView(Local(log: log).environment(person))
    person.name = "Eva"
    hosted.update()
    #expect(log.take() == ["local", "name Ada", "name Eva"])
  }

  // Rests on: Apple documentation, Bindable, init(wrappedValue:).
  @Test func anotherObjectRunsTheViewThatHoldsIt() {
    let (one, other) = (Person("one"), Person("other"))
    let view = DrivenView(one) { [log] in Editing(log: log, person: $0) { _, _ in } }
    view.set(other)
    #expect(log.take() == ["editing", "name one", "editing", "name other"])
    one.name = "changed"
    view.update()
    #expect(log.take() == [])
  }
}
