import Testing

@testable import SwiftUI
import UIKit

/// What bindings read and write, and who depends on them.
@MainActor
@Suite(.serialized)
struct BindingTests {
  private let log = EventLog()

  private struct Value: Equatable {
    var name = "a"
    var number = 1
    var list = [1, 2, 3]
    var note: String?
  }

  private struct Reader<T>: View {
    let name: String
    let log: EventLog
    @Binding var value: T

    var body: some View {
      let _ = log.note("\(name) \(value)")
      Color.red
    }
  }

  private struct Root<Content: View>: View {
    let log: EventLog
    let connect: (Binding<Value>) -> Void
    @ViewBuilder let content: (Binding<Value>) -> Content
    @State private var value = Value()

    var body: some View {
      let _ = log.note("root")
      let _ = connect($value)
      content($value)
    }
  }

  // Rests on: Apple documentation, Binding, subscript(dynamicMember:).
  @Test func aBindingToAMemberWritesTheWholeValue() {
    var value = Value()
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.number.wrappedValue = 5
    binding.list[1].wrappedValue = 9
    #expect(value == Value(number: 5, list: [1, 9, 3]))
  }

  // Rests on: Apple documentation, State, Share state with subviews.
  @Test func readersOfABindingRunAndItsMakersDoNot() {
    var value: Binding<Value>?
    let hosted = HostedView(
      Root(log: log, connect: { value = $0 }) { [log] binding in
        Reader(name: "name", log: log, value: binding.name)
        Reader(name: "number", log: log, value: binding.number)
      })
    #expect(log.take() == ["root", "name a", "number 1"])
    value?.number.wrappedValue = 2
    hosted.update()
    let events = log.take()
    #expect(!events.contains("root"))
    #expect(events.contains("number 2"))
  }

  // Rests on: Apple documentation, Binding, constant(_:).
  @Test func aConstantKeepsItsValue() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 3)
  }

  // Rests on: Apple documentation, Binding, init(_:) of an optional value.
  @Test func aBindingToAnOptionalIsUnwrappedWhileThereIsAValue() {
    var note: String? = "x"
    let binding = Binding(get: { note }, set: { note = $0 })
    let unwrapped = Binding(binding)
    #expect(unwrapped?.wrappedValue == "x")
    unwrapped?.wrappedValue = "y"
    #expect(note == "y")
    note = nil
    #expect(Binding(binding) == nil)
  }

  // Rests on: Apple documentation, Binding, init(_:) that projects to an optional value.
  @Test func aBindingBecomesOneToAnOptional() {
    var name = "a"
    let optional = Binding<String?>(Binding(get: { name }, set: { name = $0 }))
    optional.wrappedValue = "b"
    #expect(name == "b" && optional.wrappedValue == "b")
  }

  // Rests on: Apple documentation, Binding, init(_:) that projects to AnyHashable.
  @Test func aBindingBecomesOneToAnyHashable() {
    var name = "a"
    let erased = Binding<AnyHashable>(Binding(get: { name }, set: { name = $0 }))
    erased.wrappedValue = AnyHashable("b")
    #expect(name == "b" && erased.wrappedValue == AnyHashable("b"))
  }

  // Rests on: Apple documentation, Binding, init(get:set:).
  @Test func closuresOfABindingRunWhenItIsReadAndWritten() {
    var number = 1
    let binding = Binding(
      get: { [log] in
        log.note("get")
        return number
      },
      set: { [log] in
        log.note("set \($0)")
        number = $0
      })
    binding.wrappedValue += 1
    #expect(log.take() == ["get", "set 2"])
  }

  // Rests on: Apple documentation, Binding, init(projectedValue:) and projectedValue.
  @Test func theProjectionLeadsToTheSameValue() {
    var number = 1
    @Binding(projectedValue: Binding(get: { number }, set: { number = $0 })) var wrapped: Int
    wrapped = 4
    $wrapped.wrappedValue += 1
    #expect(number == 5)
  }

  // Rests on: Apple documentation, Binding, its conformance to Collection.
  @Test func elementsOfABindingAreBindings() {
    var list = [1, 2, 3]
    let binding = Binding(get: { list }, set: { list = $0 })
    for element in binding { element.wrappedValue *= 2 }
    #expect(list == [2, 4, 6] && binding.count == 3)
  }

  // Rests on: Apple documentation, Binding, its conformance to Identifiable.
  @Test func aBindingHasTheIdOfItsValue() {
    struct Item: Identifiable { var id = 7 }
    #expect(Binding.constant(Item()).id == 7)
  }

  // Rests on: Apple documentation, Binding, Overview.
  @Test func aBindingThroughTwoViewsWritesTheState() {
    var value: Binding<Value>?
    struct Middle: View {
      let log: EventLog
      @Binding var value: Value

      var body: some View {
        let _ = log.note("middle")
        Reader(name: "number", log: log, value: $value.number)
      }
    }
    let hosted = HostedView(
      Root(log: log, connect: { value = $0 }) { [log] in Middle(log: log, value: $0) })
    _ = log.take()
    value?.wrappedValue.number = 6
    hosted.update()
    #expect(log.take() == ["number 6"], "Only who reads the value runs.")
  }

  // Rests on: Apple documentation, Binding, wrappedValue.
  @Test func anEqualValueWrittenThroughABindingRunsNothing() {
    var value: Binding<Value>?
    let hosted = HostedView(
      Root(log: log, connect: { value = $0 }) { [log] in
        Reader(name: "number", log: log, value: $0.number)
      })
    _ = log.take()
    value?.number.wrappedValue = 1
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, Binding, transaction(_:).
  @Test func aTransactionOfABindingIsPassedToItsClosure() {
    var animations: [Animation?] = []
    let binding = Binding<Int>(
      get: { 1 }, set: { _, transaction in animations.append(transaction.animation) })
    binding.wrappedValue = 2
    binding.transaction(Transaction(animation: .linear(duration: 2))).wrappedValue = 3
    binding.animation(.easeIn).wrappedValue = 4
    #expect(animations == [nil, .linear(duration: 2), .easeIn])
  }

  // Rests on: Apple documentation, Binding, animation(_:).
  @Test func membersOfAnAnimatedBindingAreAnimated() {
    var animations: [Animation?] = []
    let binding = Binding<Value>(
      get: { Value() }, set: { _, transaction in animations.append(transaction.animation) })
    binding.animation(.bouncy).number.wrappedValue = 2
    binding.number.animation(.snappy).wrappedValue = 2
    #expect(animations == [.bouncy, .snappy])
  }
}
