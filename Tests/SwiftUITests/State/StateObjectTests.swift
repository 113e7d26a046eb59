import Combine
import Testing

@testable import SwiftUI
import UIKit

/// Objects that views own, observe, or get from the environment.
@MainActor
@Suite(.serialized)
struct StateObjectTests {
  private let log = EventLog()

  private final class Model: ObservableObject {
    @Published var number: Int
    @Published var other = 0
    var silent = 0
    let lives: Lives?

    init(_ number: Int = 0, _ lives: Lives? = nil) {
      self.number = number
      self.lives = lives
      lives?.begun += 1
      lives?.current += 1
    }

    deinit { lives?.current -= 1 }
  }

  private struct Owner: View {
    let given: Int
    let log: EventLog
    var connect: (ObservedObject<Model>.Wrapper) -> Void = { _ in }
    @StateObject private var model: Model

    init(
      given: Int, log: EventLog,
      connect: @escaping (ObservedObject<Model>.Wrapper) -> Void = { _ in }
    ) {
      self.given = given
      self.log = log
      self.connect = connect
      _model = StateObject(wrappedValue: Model(given, log.lives))
    }

    var body: some View {
      let _ = connect($model)
      let _ = log.note("owner \(model.number)")
      Color.red
    }
  }

  // Rests on: Apple documentation, StateObject, Initialize state objects using external data.
  @Test func externalDataAreUsedOnceForEachIdentity() {
    let view = DrivenView(1) { [log] in Owner(given: $0, log: log) }
    view.set(2)
    view.set(3)
    #expect(log.take().allSatisfy { $0 == "owner 1" })
    #expect(log.lives.begun == 1)
  }

  // Rests on: Apple documentation, StateObject, Overview: once in the lifetime of the container.
  @Test func theObjectEndsWithItsView() {
    let view = DrivenView(true) { [log] in
      if $0 { Owner(given: 1, log: log) }
    }
    view.set(false)
    #expect(log.lives.current == 0)
    view.set(true)
    #expect(log.lives.begun == 2)
  }

  // Rests on: WWDC20 "Data Essentials in SwiftUI" (10040), StateObject: made before the body runs.
  @Test func noObjectIsMadeForAViewThatIsNotShown() {
    let view = DrivenView(false) { [log] in
      if $0 { Owner(given: 1, log: log) } else { Color.blue }
    }
    #expect(log.lives.begun == 0)
    view.set(true)
    #expect(log.lives.begun == 1)
  }

  // Rests on: Apple documentation, StateObject, Overview: projected bindings.
  @Test func theProjectionWritesIntoTheObject() {
    var wrapper: ObservedObject<Model>.Wrapper?
    let hosted = HostedView(Owner(given: 1, log: log) { wrapper = $0 })
    wrapper?.number.wrappedValue = 8
    hosted.update()
    #expect(log.take() == ["owner 1", "owner 8"])
  }

  private struct Watcher: View {
    let name: String
    let log: EventLog
    @ObservedObject var model: Model

    var body: some View {
      let _ = log.note("\(name) \(model.number)")
      Color.red
    }
  }

  // Rests on: Apple documentation, ObservableObject: objectWillChange before each change.
  @Test func anyPublishedPropertyRunsAllObservers() {
    let model = Model()
    let hosted = HostedView(
      VStack { [log] in
        Watcher(name: "a", log: log, model: model)
        Watcher(name: "b", log: log, model: model)
      })
    _ = log.take()
    model.other = 1
    hosted.update()
    #expect(log.takeSorted() == ["a 0", "b 0"], "The whole object is observed.")
  }

  // Rests on: Apple documentation, Published, Overview.
  @Test func aPropertyThatIsNotPublishedRunsNothing() {
    let model = Model()
    let hosted = HostedView(Watcher(name: "a", log: log, model: model))
    _ = log.take()
    model.silent = 1
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, ObservableObject, objectWillChange.
  @Test func aMessageSentByHandRunsTheObservers() {
    let model = Model()
    let hosted = HostedView(Watcher(name: "a", log: log, model: model))
    model.objectWillChange.send()
    model.silent = 1
    hosted.update()
    #expect(log.take() == ["a 0", "a 0"])
  }

  // Rests on: WWDC20 "Data Essentials in SwiftUI" (10040), ObservableObject: will change, so that
  // changes are put together.
  @Test func bodiesSeeTheNewValueOnceForAllChangesOfATurn() {
    let model = Model()
    let hosted = HostedView(Watcher(name: "a", log: log, model: model))
    _ = log.take()
    model.number = 1
    model.number = 2
    model.other = 3
    hosted.update()
    #expect(log.take() == ["a 2"])
  }

  private struct Temporary: View {
    let log: EventLog
    let given: Int
    @ObservedObject var model: Model

    init(log: EventLog, given: Int) {
      self.log = log
      self.given = given
      model = Model(given, log.lives)
    }

    var body: some View {
      let _ = log.note("\(model.number)")
      Color.red
    }
  }

  // Rests on: Apple documentation, ObservedObject, Overview: no object may be made in it.
  @Test func anObservedObjectMadeByTheViewIsMadeAtEachUpdate() {
    let view = DrivenView(1) { [log] in Temporary(log: log, given: $0) }
    view.set(2)
    #expect(log.take() == ["1", "2"])
    #expect(log.lives.begun == 2)
  }

  private final class Outer: ObservableObject {
    let inner = Model()
    @Published var list = [1, 2]
  }

  private struct OuterView: View {
    let log: EventLog
    @ObservedObject var outer: Outer

    var body: some View {
      let _ = log.note("\(outer.inner.number) \(outer.list)")
      Color.red
    }
  }

  // Rests on: N. McConnell, "iOS 17 @Observable": the nested observable object problem.
  @Test func anObjectInsideAnObservedOneIsNotObserved() {
    let outer = Outer()
    let hosted = HostedView(OuterView(log: log, outer: outer))
    _ = log.take()
    outer.inner.number = 5
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, Published, Overview: value types.
  @Test func anElementOfAPublishedArrayIsAChange() {
    let outer = Outer()
    let hosted = HostedView(OuterView(log: log, outer: outer))
    outer.list[0] = 9
    hosted.update()
    #expect(log.take() == ["0 [1, 2]", "0 [9, 2]"])
  }

  // Rests on: Apple documentation, StateObject, Share state objects with subviews.
  @Test func anObservedObjectDoesNotKeepAViewThatEnds() {
    let model = Model()
    let view = DrivenView(true) { [log] in
      if $0 { Watcher(name: "a", log: log, model: model) }
    }
    view.set(false)
    _ = log.take()
    model.number = 1
    view.update()
    #expect(log.take() == [])
  }

  private struct FromEnvironment: View {
    let name: String
    let log: EventLog
    @EnvironmentObject private var model: Model

    init(_ name: String, _ log: EventLog) {
      self.name = name
      self.log = log
    }

    var body: some View {
      let _ = log.note("\(name) \(model.number)")
      Color.red
    }
  }

  // Rests on: Apple documentation, EnvironmentObject, Overview.
  @Test func onlyViewsThatDeclareTheObjectRun() {
    let model = Model()
    let hosted = HostedView(
      VStack { [log] in
        HStack { FromEnvironment("a", log) }
        Probe("b", log)
      }
      .environmentObject(model))
    #expect(log.take() == ["a 0", "b1"])
    model.number = 3
    hosted.update()
    #expect(log.take() == ["a 3"])
  }

  // Rests on: Apple documentation, View, environmentObject(_:): the nearest ancestor.
  @Test func theNearestObjectCounts() {
    let (near, far) = (Model(1), Model(2))
    let hosted = HostedView(
      VStack { [log] in
        FromEnvironment("a", log).environmentObject(near)
        FromEnvironment("b", log)
      }
      .environmentObject(far))
    #expect(log.take() == ["a 1", "b 2"])
    far.number = 5
    hosted.update()
    #expect(log.take() == ["b 5"])
  }

  // Rests on: Apple documentation, View, environmentObject(_:).
  @Test func anotherObjectInTheEnvironmentIsObserved() {
    let (one, other) = (Model(1), Model(2))
    let view = DrivenView(one) { [log] in FromEnvironment("a", log).environmentObject($0) }
    view.set(other)
    #expect(log.take() == ["a 1", "a 2"])
    one.number = 7
    view.update()
    #expect(log.take() == [])
    other.number = 8
    view.update()
    #expect(log.take() == ["a 8"])
  }
}
