import Combine
import Foundation
import Observation
import Testing

@testable import SwiftUI
import UIKit

/// The bodies that run are exactly those whose inputs changed.
@MainActor
@Suite(.serialized)
struct DependencyTests {
  struct Leaf: View {
    let log: EventLog
    @Binding var number: Int

    var body: some View {
      let _ = log.note("leaf \(number)")
      Color.red
    }
  }

  struct Twice: View {
    let log: EventLog
    let connect: (Binding<Int>, Binding<Int>) -> Void
    @State private var one = 1
    @State private var two = 2

    var body: some View {
      let _ = log.note("parent")
      let _ = connect($one, $two)
      VStack {
        Leaf(log: log, number: $one)
        Leaf(log: log, number: $two)
      }
    }
  }

  // Rests on: Apple documentation, State, Share state with subviews.
  @Test func bindingIsReadWhereItsValueIs() {
    let log = EventLog()
    var one: Binding<Int>?
    let hosted = HostedView(Twice(log: log) { first, _ in one = first })
    #expect(log.take() == ["parent", "leaf 1", "leaf 2"])
    one?.wrappedValue = 7
    hosted.update()
    #expect(log.take() == ["leaf 7"], "The parent hands out the binding and reads no value.")
  }

  @Observable final class Person {
    var name = "Ada"
    var age = 36
    @ObservationIgnored var unseen = 0
  }

  struct NameView: View {
    let log: EventLog
    let person: Person

    var body: some View {
      let _ = log.note("name \(person.name)")
      Color.red
    }
  }

  struct AgeView: View {
    let log: EventLog
    @Environment(Person.self) private var person

    var body: some View {
      let _ = log.note("age \(person.age)")
      Color.red
    }
  }

  // Rests on: WWDC23 "Discover Observation in SwiftUI" (10149), property by property.
  @Test func observablePropertiesAreTrackedOneByOne() {
    let (log, person) = (EventLog(), Person())
    let view = VStack {
      NameView(log: log, person: person)
      AgeView(log: log)
    }
    let hosted = HostedView(view.environment(person))
    #expect(log.take() == ["name Ada", "age 36"])
    person.age = 37
    hosted.update()
    #expect(log.take() == ["age 37"])
    person.name = "Grace"
    person.unseen = 1
    hosted.update()
    #expect(log.take() == ["name Grace"])
  }

  final class Model: ObservableObject {
    @Published var number = 0
    var unpublished = 0
  }

  struct Observing: View {
    let log: EventLog
    @ObservedObject var model: Model

    var body: some View {
      let _ = log.note("observing \(model.number)")
      Color.red
    }
  }

  // Rests on: Apple documentation, ObservedObject, Overview.
  @Test func observedObjectMayBeReplaced() {
    let log = EventLog()
    let (one, two) = (Model(), Model())
    let hosted = HostedView(Observing(log: log, model: one))
    hosted.host.rootView = Observing(log: log, model: two)
    hosted.update()
    _ = log.take()
    one.number = 5
    hosted.update()
    #expect(log.take() == [])
    two.number = 6
    hosted.update()
    #expect(log.take() == ["observing 6"])
  }

  struct Owning: View {
    let log: EventLog
    @StateObject private var model: Model

    init(log: EventLog, make: @escaping () -> Model) {
      self.log = log
      _model = StateObject(wrappedValue: make())
    }

    var body: some View {
      let _ = log.note("owning \(model.number)")
      Color.red
    }
  }

  // Rests on: Apple documentation, StateObject, Overview: once for the lifetime of the container.
  @Test func stateObjectIsMadeOnce() {
    let log = EventLog()
    var made = 0
    func view() -> Owning {
      Owning(log: log) {
        made += 1
        return Model()
      }
    }
    let unused = view()
    _ = unused
    #expect(made == 0)
    let hosted = HostedView(view())
    hosted.host.rootView = view()
    hosted.update()
    #expect(made == 1)
  }

  struct Key: EnvironmentKey {
    static let defaultValue = 0
  }

  struct KeyReader: View {
    let log: EventLog
    @Environment(\.testValue) private var value

    var body: some View {
      let _ = log.note("key \(value)")
      Color.red
    }
  }

  struct Neighbor: View {
    let log: EventLog

    var body: some View {
      let _ = log.note("neighbor")
      Color.red
    }
  }

  struct KeySetter: View {
    let log: EventLog
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        KeyReader(log: log)
        Neighbor(log: log)
      }
      .environment(\.testValue, model.number)
    }
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies: the environment.
  @Test func environmentReachesThoseWhoReadTheKey() {
    let (log, model) = (EventLog(), Model())
    let hosted = HostedView(KeySetter(log: log, model: model))
    #expect(log.take() == ["key 0", "neighbor"])
    model.number = 4
    hosted.update()
    #expect(log.take() == ["key 4"])
  }

  struct Thousand: View {
    let log: EventLog
    let person: Person
    @State private var people = (0..<1000).map { _ in Person() }

    var body: some View {
      VStack(spacing: 0) {
        ForEach(people.indices, id: \.self) { index in
          NameView(log: log, person: index == 500 ? person : people[index])
        }
      }
    }
  }

  // Rests on: Apple documentation, Managing model data in your app, Observe model data in a view.
  @Test func oneOfAThousandRuns() {
    let (log, person) = (EventLog(), Person())
    let hosted = HostedView(Thousand(log: log, person: person))
    #expect(log.take().count == 1000)
    person.name = "Alan"
    hosted.update()
    #expect(log.take() == ["name Alan"])
  }
}

extension EnvironmentValues {
  var testValue: Int {
    get { self[DependencyTests.Key.self] }
    set { self[DependencyTests.Key.self] = newValue }
  }
}
