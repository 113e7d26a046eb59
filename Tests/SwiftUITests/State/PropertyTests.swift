import Combine
import Foundation
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct PropertyTests {
  /// A property of the page's own that holds others.
  @propertyWrapper
  struct Doubled: DynamicProperty {
    @State private var number: Int
    private(set) var updates = 0

    init(wrappedValue: Int) {
      _number = State(initialValue: wrappedValue)
    }

    var wrappedValue: Int {
      get { number * 2 }
      nonmutating set { number = newValue }
    }

    mutating func update() { updates += 1 }
  }

  struct Nested: View {
    let log: EventLog
    let connect: (@escaping (Int) -> Void) -> Void
    @Doubled private var value = 3

    var body: some View {
      let _ = log.note("\(value) \(_value.updates)")
      let _ = connect { value = $0 }
      Color.red
    }
  }

  // Rests on: Apple documentation, DynamicProperty, update().
  @Test func propertiesOfThePageKeepState() {
    let log = EventLog()
    var change: (Int) -> Void = { _ in }
    let hosted = HostedView(Nested(log: log) { change = $0 })
    change(5)
    hosted.update()
    #expect(log.take().map { String($0.prefix(2)) } == ["6 ", "10"])
  }

  struct Started: View {
    let log: EventLog
    @State private var number: Int

    init(log: EventLog, number: Int) {
      self.log = log
      _number = State(initialValue: number)
    }

    var body: some View {
      let _ = log.note("\(number)")
      Color.red
    }
  }

  // Rests on: Apple documentation, State, init(wrappedValue:).
  @Test func stateKeepsTheFirstInitialValue() {
    let log = EventLog()
    let hosted = HostedView(Started(log: log, number: 1))
    hosted.host.rootView = Started(log: log, number: 2)
    hosted.update()
    #expect(log.events.allSatisfy { $0 == "1" })
  }

  struct Threaded: View {
    let log: EventLog
    let connect: (Binding<[Int]>) -> Void
    @State private var numbers: [Int] = []

    var body: some View {
      let _ = log.note("\(numbers.count)")
      let _ = connect($numbers)
      Color.red
    }
  }

  // Rests on: Apple documentation, State, Overview: from any thread.
  @Test func stateMayBeSetOnAnyThread() async {
    let log = EventLog()
    nonisolated(unsafe) var numbers: Binding<[Int]>!
    let hosted = HostedView(Threaded(log: log) { numbers = $0 })
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        for count in 1...1000 { numbers.wrappedValue = Array(0..<count) }
        DispatchQueue.main.async { done.resume() }
      }
      for _ in 0..<1000 { _ = numbers.wrappedValue.count }
    }
    hosted.update()
    #expect(log.events.last == "1000")
  }

  // Rests on: Apple documentation, Binding, subscript(dynamicMember:) and Collection.
  @Test func bindingsLeadToMembersAndElements() {
    struct Item: Identifiable, Equatable {
      var id: Int
      var name: String
    }
    var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let binding = Binding(get: { items }, set: { items = $0 })
    binding[1].name.wrappedValue = "c"
    for element in binding { element.wrappedValue.name += "!" }
    #expect(items.map(\.name) == ["a!", "c!"])
    #expect(Binding(Binding<Int?>.constant(nil)) == nil)
  }
}
