import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// Name spaces, and values that outlive their views.
@MainActor
@Suite(.serialized)
struct NamespaceTests {
  private let log = EventLog()

  private final class Found {
    var ids: [Namespace.ID] = []
  }

  private struct Owner: View {
    let found: Found
    let given: Int
    @Namespace private var space

    var body: some View {
      let _ = found.ids.append(space)
      Color.red
    }
  }

  // Rests on: Apple documentation, Namespace, Overview: the persistent identity of the view.
  @Test func aNamespaceIsTheSameForEachUpdate() {
    let found = Found()
    let view = DrivenView(1) { Owner(found: found, given: $0) }
    view.set(2)
    #expect(found.ids.count == 2 && found.ids[0] == found.ids[1])
  }

  // Rests on: Apple documentation, Namespace, Overview: the persistent identity of the view.
  @Test func viewsHaveNamespacesOfTheirOwn() {
    let found = Found()
    _ = HostedView(
      VStack {
        Owner(found: found, given: 1)
        Owner(found: found, given: 1)
      })
    #expect(found.ids.count == 2 && found.ids[0] != found.ids[1])
  }

  // Rests on: Apple documentation, Namespace, Overview; View, id(_:).
  @Test func anotherIdentityHasAnotherNamespace() {
    let found = Found()
    let view = DrivenView(1) { Owner(found: found, given: 1).id($0) }
    view.set(2)
    #expect(found.ids.count == 2 && found.ids[0] != found.ids[1])
  }

  private struct Scened: View {
    let log: EventLog
    let connect: (Binding<Int>) -> Void
    @SceneStorage("NamespaceTests.number") private var number = 1

    var body: some View {
      let _ = log.note("\(number)")
      let _ = connect($number)
      Color.red
    }
  }

  // Rests on: Apple documentation, SceneStorage, Overview: the value of the scene.
  @Test func aSceneValueOutlivesItsView() {
    var number: Binding<Int>?
    let view = DrivenView(true) { [log] in
      if $0 { Scened(log: log) { number = $0 } }
    }
    number?.wrappedValue = 5
    view.update()
    view.set(false)
    view.set(true)
    #expect(log.take() == ["1", "5", "5"])
    number?.wrappedValue = 1
  }

  private struct Stored: View {
    let log: EventLog
    let connect: (Binding<String>) -> Void
    @AppStorage("name") private var name = "first"
    @AppStorage("other") private var other = 0

    var body: some View {
      let _ = log.note(name)
      let _ = connect($name)
      Color.red
    }
  }

  private func withStore(_ test: (UserDefaults) -> Void) {
    let name = "SwiftUITests.\(UUID().uuidString)"
    guard let store = UserDefaults(suiteName: name) else { return }
    test(store)
    store.removePersistentDomain(forName: name)
  }

  // Rests on: Apple documentation, AppStorage, Overview: a default where nothing is stored.
  @Test func theDefaultIsNotStored() {
    withStore { store in
      _ = HostedView(Stored(log: log) { _ in }.defaultAppStorage(store))
      #expect(log.take() == ["first"])
      #expect(store.object(forKey: "name") == nil)
    }
  }

  // Rests on: Apple documentation, AppStorage, Overview.
  @Test func aStoredValueIsReadByALaterView() {
    withStore { store in
      store.set("kept", forKey: "name")
      var name: Binding<String>?
      let view = DrivenView(true) { [log] in
        if $0 { Stored(log: log) { name = $0 } }
      }
      view.set(false)
      #expect(log.take() == ["first"], "It is not this store.")
      let hosted = HostedView(Stored(log: log) { name = $0 }.defaultAppStorage(store))
      name?.wrappedValue = "new"
      hosted.update()
      #expect(log.take() == ["kept", "new"])
      #expect(store.string(forKey: "name") == "new")
    }
  }

  // Rests on: Apple documentation, AppStorage, Overview: a view is updated when the value changes.
  @Test func aValueThatIsRemovedIsTheDefaultAgain() {
    withStore { store in
      store.set("kept", forKey: "name")
      let hosted = HostedView(Stored(log: log) { _ in }.defaultAppStorage(store))
      store.removeObject(forKey: "name")
      hosted.update()
      #expect(log.take() == ["kept", "first"])
    }
  }
}
