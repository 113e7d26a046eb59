import Foundation
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct StorageTests {
  enum Fruit: String {
    case apple, pear
  }

  struct Stored: View {
    let log: EventLog
    let name: String
    @AppStorage("count") private var count = 1
    @AppStorage("fruit") private var fruit = Fruit.apple
    @AppStorage("note") private var note: String?
    var isWriter = false
    var change: (Binding<Int>, Binding<Fruit>, Binding<String?>) -> Void = { _, _, _ in }

    var body: some View {
      let _ = log.note("\(name) \(count) \(fruit.rawValue) \(note ?? "none")")
      let _ = isWriter ? change($count, $fruit, $note) : ()
      Color.red
    }
  }

  private func withStore(_ test: (UserDefaults) -> Void) {
    let name = "SwiftUITests.\(UUID().uuidString)"
    guard let store = UserDefaults(suiteName: name) else { return }
    test(store)
    store.removePersistentDomain(forName: name)
  }

  // Rests on: Apple documentation, AppStorage, Overview: views are updated when the value changes.
  @Test func allReadersSeeAChange() {
    withStore { store in
      let log = EventLog()
      var bindings: (Binding<Int>, Binding<Fruit>, Binding<String?>)?
      let view = VStack {
        Stored(log: log, name: "one", isWriter: true) { bindings = ($0, $1, $2) }
        Stored(log: log, name: "two")
      }
      let hosted = HostedView(view.defaultAppStorage(store))
      #expect(log.take() == ["one 1 apple none", "two 1 apple none"])
      bindings?.0.wrappedValue = 5
      hosted.update()
      #expect(log.take().sorted() == ["one 5 apple none", "two 5 apple none"])
      #expect(store.integer(forKey: "count") == 5)
      bindings?.1.wrappedValue = .pear
      bindings?.2.wrappedValue = "x"
      hosted.update()
      #expect(log.take().sorted() == ["one 5 pear x", "two 5 pear x"])
      bindings?.2.wrappedValue = nil
      #expect(store.object(forKey: "note") == nil)
    }
  }

  // Rests on: Apple documentation, AppStorage, Overview: a value of UserDefaults.
  @Test func changesOfUserDefaultsAreSeen() {
    withStore { store in
      let log = EventLog()
      let hosted = HostedView(Stored(log: log, name: "view").defaultAppStorage(store))
      _ = log.take()
      store.set(9, forKey: "count")
      hosted.update()
      #expect(log.take() == ["view 9 apple none"])
      store.set(3, forKey: "another key")
      hosted.update()
      #expect(log.take() == [])
    }
  }

  private final class CountingStore: UserDefaults {
    var reads = 0
    override func object(forKey defaultName: String) -> Any? {
      reads += 1
      return super.object(forKey: defaultName)
    }
  }

  /// A page that is drawn in each frame reads all stored values ten times a second.
  @Test func framesDoNotReadAllValues() throws {
    struct Page: View {
      @AppStorage("count") private var count = 1
      var body: some View {
        Text("\(count)" as String)
        TimelineView(.animation) { context in
          Color.red.opacity(context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1))
        }
      }
    }
    let name = "SwiftUITests.\(UUID().uuidString)"
    let store = try #require(CountingStore(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    AnimatedStage.run(Page().defaultAppStorage(store)) { stage in
      stage.advance(by: 1.0 / 60)
      store.reads = 0
      for _ in 0..<60 { stage.advance(by: 1.0 / 60) }
      #expect((5...30).contains(store.reads), "\(store.reads) reads in 60 frames.")
      store.set(2, forKey: "count")
      for _ in 0..<12 { stage.advance(by: 1.0 / 60) }
      #expect(stage.texts == ["2"])
    }
  }

  // Rests on: Apple documentation, SceneStorage, Overview: sharing by keys.
  @Test func sceneValuesAreSharedByTheirKeys() {
    struct Scened: View {
      let log: EventLog
      let connect: (Binding<Int>) -> Void
      @SceneStorage("StorageTests.tab") private var tab = 0

      var body: some View {
        let _ = log.note("\(tab)")
        let _ = connect($tab)
        Color.red
      }
    }
    let log = EventLog()
    var tab: Binding<Int>?
    let first = HostedView(Scened(log: log) { tab = $0 })
    tab?.wrappedValue = 2
    first.update()
    _ = HostedView(Scened(log: log) { _ in })
    #expect(log.take() == ["0", "2", "2"])
  }

  private struct Kept: View {
    enum Side: String { case left, right }
    let log: EventLog
    let change: (Binding<Int>, Binding<Side>, Binding<Date?>) -> Void
    @SceneStorage("number") private var number = 1
    @SceneStorage("side") private var side = Side.left
    @SceneStorage("date") private var date: Date?

    var body: some View {
      let _ = log.note("\(number) \(side) \(date?.timeIntervalSinceReferenceDate ?? -1)")
      let _ = change($number, $side, $date)
      Color.red
    }
  }

  // Rests on: Apple documentation, SceneStorage, Overview: the system saves and restores the value.
  @Test func sceneValuesOfAnAppAreKept() {
    withStore { store in
      SceneValues.store = store
      defer {
        SceneValues.store = nil
        SceneValues.forget()
      }
      SceneValues.forget()
      let log = EventLog()
      var values: (Binding<Int>, Binding<Kept.Side>, Binding<Date?>)?
      _ = HostedView(Kept(log: log) { values = ($0, $1, $2) })
      values?.0.wrappedValue = 7
      values?.1.wrappedValue = .right
      values?.2.wrappedValue = Date(timeIntervalSinceReferenceDate: 5)
      SceneValues.forget()
      _ = HostedView(Kept(log: log) { values = ($0, $1, $2) })
      #expect(log.take() == ["1 left -1.0", "7 right 5.0"])
      values?.2.wrappedValue = nil
      SceneValues.forget()
      _ = HostedView(Kept(log: log) { _, _, _ in })
      #expect(log.take() == ["7 right -1.0"])
    }
  }
}
