import Observation
import Testing

@testable import SwiftUI
import UIKit

/// Which bodies run when a property of an observable object changes.
@MainActor
@Suite(.serialized)
struct ObservableTests {
  private let log = EventLog()

  @Observable
  fileprivate final class Person: Identifiable {
    let id: Int
    var name: String
    var age = 0
    var friend: Person?
    var greeting: String { "Hi \(name)" }

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  @Observable
  fileprivate final class Club {
    var people: [Person] = []
    var title = "club"
  }

  fileprivate struct Reading: View {
    let log: EventLog
    let read: () -> String

    var body: some View {
      let _ = log.note(read())
      Color.red
    }
  }

  // Rests on: WWDC23 "Discover Observation in SwiftUI" (10149), computed properties.
  @Test func aComputedPropertyDependsOnWhatItReads() {
    let person = Person(1, "Ada")
    let hosted = HostedView(Reading(log: log) { person.greeting })
    person.age = 1
    hosted.update()
    #expect(log.take() == ["Hi Ada"])
    person.name = "Eva"
    hosted.update()
    #expect(log.take() == ["Hi Eva"])
  }

  // Rests on: Apple documentation, Managing model data in your app, Observe model data in a view.
  @Test func aPropertyOfAnInnerObjectIsTracked() {
    let (person, friend) = (Person(1, "Ada"), Person(2, "Eva"))
    person.friend = friend
    let hosted = HostedView(Reading(log: log) { person.friend?.name ?? "none" })
    friend.name = "Ida"
    hosted.update()
    person.friend = nil
    hosted.update()
    #expect(log.take() == ["Eva", "Ida", "none"])
    friend.name = "Una"
    hosted.update()
    #expect(log.take() == [], "The friend is not read any more.")
  }

  private struct ClubView: View {
    let log: EventLog
    let club: Club

    var body: some View {
      let _ = log.note("club")
      VStack { ForEach(club.people) { PersonView(log: log, person: $0) } }
    }
  }

  private struct PersonView: View {
    let log: EventLog
    let person: Person

    var body: some View {
      let _ = log.note(person.name)
      Color.red
    }
  }

  // Rests on: WWDC23 "Discover Observation in SwiftUI" (10149), arrays of observable objects.
  @Test func anElementOfAnArrayRunsItsRow() {
    let club = Club()
    club.people = [Person(1, "a"), Person(2, "b")]
    let hosted = HostedView(ClubView(log: log, club: club))
    _ = log.take()
    club.people[1].name = "c"
    hosted.update()
    #expect(log.take() == ["c"])
  }

  // Rests on: WWDC23 "Discover Observation in SwiftUI" (10149), arrays of observable objects.
  @Test func anotherElementRunsTheListAndTheNewRow() {
    let club = Club()
    club.people = [Person(1, "a")]
    let hosted = HostedView(ClubView(log: log, club: club))
    _ = log.take()
    club.people.append(Person(2, "b"))
    hosted.update()
    #expect(log.take() == ["club", "b"])
  }

  // Rests on: Apple documentation, Managing model data in your app, Observe model data in a view:
  // only properties that the body reads.
  @Test func anUnreadPropertyRunsNothing() {
    let club = Club()
    let hosted = HostedView(ClubView(log: log, club: club))
    _ = log.take()
    club.title = "other"
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, withObservationTracking(_:onChange:): reads of the last run.
  @Test func aPropertyReadInOneBranchIsTrackedThere() {
    let person = Person(1, "Ada")
    let hosted = HostedView(
      Reading(log: log) { person.age > 0 ? person.name : "young" })
    person.name = "Eva"
    hosted.update()
    #expect(log.take() == ["young"])
    person.age = 1
    hosted.update()
    person.name = "Ida"
    hosted.update()
    #expect(log.take() == ["Eva", "Ida"])
  }

  // Rests on: Apple documentation, Managing model data in your app, Observe model data in a view:
  // properties read while the body runs.
  @Test func aPropertyReadByAnActionIsNotTracked() {
    let person = Person(1, "Ada")
    struct Acting: View {
      let log: EventLog
      let person: Person

      var body: some View {
        let _ = log.note("body")
        Color.red.onTapGesture { log.note(person.name) }.onAppear { log.note(person.name) }
      }
    }
    let hosted = HostedView(Acting(log: log, person: person))
    #expect(log.take() == ["body", "Ada"])
    person.name = "Eva"
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, withObservationTracking(_:onChange:).
  @Test func severalChangesOfATurnAreOneRun() {
    let person = Person(1, "Ada")
    let hosted = HostedView(Reading(log: log) { "\(person.name) \(person.age)" })
    person.name = "Eva"
    person.age = 5
    person.age = 6
    hosted.update()
    #expect(log.take() == ["Ada 0", "Eva 6"])
  }

  private struct Owning: View {
    let log: EventLog
    let given: Int
    @State private var person: Person

    init(log: EventLog, given: Int) {
      self.log = log
      self.given = given
      _person = State(initialValue: Person(given, "number \(given)"))
    }

    var body: some View {
      let _ = log.note(person.name)
      Color.red.onTapGesture { person.age += 1 }
    }
  }

  // Rests on: Apple documentation, State, Store observable objects.
  @Test func anObservableObjectInAStateIsKept() {
    let view = DrivenView(1) { [log] in Owning(log: log, given: $0) }
    view.set(2)
    #expect(log.take() == ["number 1", "number 1"])
  }

  private struct FromEnvironment: View {
    let log: EventLog
    @Environment(Person.self) private var person

    var body: some View {
      let _ = log.note(person.name)
      Color.red
    }
  }

  // Rests on: Apple documentation, Environment, Get an observable object.
  @Test func anotherObjectInTheEnvironmentRunsItsReader() {
    let (one, other) = (Person(1, "one"), Person(2, "other"))
    let view = DrivenView(one) { [log] person in
      VStack {
        FromEnvironment(log: log)
        Probe("b", log)
      }
      .environment(person)
    }
    _ = log.take()
    view.set(other)
    #expect(log.take() == ["other"])
    one.name = "changed"
    view.update()
    #expect(log.take() == [])
  }

  private struct Optionally: View {
    let log: EventLog
    @Environment(Person.self) private var person: Person?

    var body: some View {
      let _ = log.note(person?.name ?? "none")
      Color.red
    }
  }

  // Rests on: Apple documentation, Environment, Get an observable object: optional.
  @Test func anObjectThatMayBeMissingIsNil() {
    let view = DrivenView(Person?.none) { [log] in Optionally(log: log).environment($0) }
    view.set(Person(1, "Ada"))
    #expect(log.take() == ["none", "Ada"])
  }

  // Rests on: Apple documentation, Managing model data in your app, Change model data in a view.
  @Test func aChangeOnAnotherThreadReachesTheBody() async {
    let person = Person(1, "Ada")
    let hosted = HostedView(Reading(log: log) { person.name })
    nonisolated(unsafe) let changed = person
    await Task.detached { changed.name = "Eva" }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    hosted.update()
    #expect(log.take() == ["Ada", "Eva"])
  }

  // Rests on: Apple documentation, Managing model data in your app, Observe model data in a view:
  // no property wrapper is needed.
  @Test func aGlobalObjectIsTrackedToo() {
    let hosted = HostedView(Reading(log: log) { "\(ObservableTests.shared.age)" })
    ObservableTests.shared.age += 1
    hosted.update()
    #expect(log.take() == ["0", "1"])
    ObservableTests.shared.age = 0
  }

  fileprivate static let shared = Person(0, "shared")
}
