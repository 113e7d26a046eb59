import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// How values of preferences come together, and who hears of them.
@MainActor
@Suite(.serialized)
struct ReduceTests {
  private let log = EventLog()

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private func named(_ name: String) -> some View {
    Color.red.preference(key: Names.self, value: [name])
  }

  // Rests on: Apple documentation, PreferenceKey, reduce(value:nextValue:): view-tree order.
  @Test func valuesComeInTheOrderOfTheTree() {
    _ = HostedView(
      VStack {
        HStack {
          named("a")
          named("b")
        }
        named("c")
      }
      .onPreferenceChange(Names.self) { [log] in log.note($0.joined()) })
    #expect(log.take() == ["abc"])
  }

  private struct Largest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  // Rests on: Apple documentation, PreferenceKey, reduce(value:nextValue:).
  @Test func theKeySaysHowValuesAreCombined() {
    let view = DrivenView([3, 9, 4]) { [log] numbers in
      VStack {
        ForEach(numbers, id: \.self) { Color.red.preference(key: Largest.self, value: $0) }
      }
      .onPreferenceChange(Largest.self) { log.note("\($0)") }
    }
    view.set([3, 4])
    #expect(log.take() == ["9", "4"])
  }

  // Rests on: Apple documentation, PreferenceKey, defaultValue.
  @Test func aViewThatGoesTakesItsValueAlong() {
    let view = DrivenView(true) { [log] isOn in
      VStack {
        Color.blue
        if isOn { named("a") }
      }
      .onPreferenceChange(Names.self) { log.note("[\($0.joined())]") }
    }
    _ = log.take()
    view.set(false)
    view.set(true)
    #expect(log.take() == ["[]", "[a]"])
  }

  // Rests on: Apple documentation, View, preference(key:value:).
  @Test func aValueIsHeardByTheViewsAroundAndNotBeside() {
    _ = HostedView(
      VStack {
        named("a").onPreferenceChange(Names.self) { [log] in log.note("inner \($0)") }
        Color.blue.onPreferenceChange(Names.self) { [log] in
          if !$0.isEmpty { log.note("beside \($0)") }
        }
      }
      .onPreferenceChange(Names.self) { [log] in log.note("outer \($0)") })
    #expect(log.takeSorted() == [#"inner ["a"]"#, #"outer ["a"]"#])
  }

  // Rests on: Apple documentation, View, onPreferenceChange(_:perform:): when the value changes.
  @Test func anEqualValueIsNotHeardAgain() {
    let view = DrivenView(1) { [log] number in
      Color.red.opacity(Double(number))
        .preference(key: Names.self, value: ["\(number / 10)"])
        .onPreferenceChange(Names.self) { log.note($0.joined()) }
    }
    view.set(2)
    view.set(3)
    #expect(log.take() == ["0"])
    view.set(10)
    #expect(log.take() == ["1"])
  }

  // Rests on: Apple documentation, View, transformPreference(_:_:).
  @Test func aTransformChangesWhatComesFromInside() {
    _ = HostedView(
      VStack {
        named("a").transformPreference(Names.self) { $0 = $0.map { $0.uppercased() } }
        named("b")
      }
      .transformPreference(Names.self) { $0.append("!") }
      .onPreferenceChange(Names.self) { [log] in log.note($0.joined()) })
    #expect(log.take() == ["Ab!"])
  }

  // Rests on: Apple documentation, View, transformPreference(_:_:): the default value.
  @Test func aTransformWithoutValuesInsideBeginsWithTheDefault() {
    _ = HostedView(
      Color.red.transformPreference(Names.self) { $0.append("x") }
        .onPreferenceChange(Names.self) { [log] in log.note($0.joined()) })
    #expect(log.take() == ["x"])
  }

  // Rests on: Apple documentation, View, preference(key:value:): one key beside another.
  @Test func keysAreIndependent() {
    _ = HostedView(
      named("a").preference(key: Largest.self, value: 7)
        .onPreferenceChange(Names.self) { [log] in log.note("names \($0.joined())") }
        .onPreferenceChange(Largest.self) { [log] in log.note("largest \($0)") })
    #expect(log.takeSorted() == ["largest 7", "names a"])
  }

  private struct Counting: View {
    let log: EventLog
    let names: [String]
    @State private var count = 0

    var body: some View {
      let _ = log.note("body \(count)")
      VStack {
        ForEach(names, id: \.self) { Color.red.preference(key: Names.self, value: [$0]) }
        Color.blue.frame(width: CGFloat(count * 10), height: 4)
      }
      .onPreferenceChange(Names.self) { count = $0.count }
    }
  }

  // Rests on: Apple documentation, View, onPreferenceChange(_:perform:): state of an ancestor.
  @Test func stateSetByAPreferenceIsInTheNextPicture() {
    let view = DrivenView(["a", "b"]) { [log] in Counting(log: log, names: $0) }
    #expect(view.hosted.frames(of: .systemBlue).map(\.width) == [20])
    view.set(["a", "b", "c"])
    #expect(view.hosted.frames(of: .systemBlue).map(\.width) == [30])
    #expect(log.events.last == "body 3")
  }

  // Rests on: Apple documentation, View, overlayPreferenceValue(_:alignment:_:).
  @Test func anOverlayOfAPreferenceRunsWhenTheValueChanges() {
    let view = DrivenView("a") { [log] name in
      named(name).overlayPreferenceValue(Names.self) { Probe($0.joined(), log) }
    }
    _ = log.take()
    view.set("b")
    #expect(log.take() == ["b1"], "It keeps its identity.")
  }

  // Rests on: Apple documentation, View, backgroundPreferenceValue(_:alignment:_:).
  @Test func aBackgroundOfAPreferenceStaysWhenOthersChange() {
    let view = DrivenView(1) { [log] number in
      VStack {
        named("a")
        Color.blue.opacity(Double(number))
      }
      .backgroundPreferenceValue(Names.self) { Probe($0.joined(), log) }
    }
    let events = log.take()
    #expect(events.last == "a1")
    view.set(0)
    #expect(log.take().allSatisfy { $0 == "a1" })
  }

  private struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  // Rests on: Apple documentation, View, anchorPreference(key:value:transform:).
  @Test func anchorsOfSeveralViewsAreReadInOneGeometry() {
    var found: [CGPoint] = []
    let view = DrivenView(20.0) { width in
      HStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
          .anchorPreference(key: Places.self, value: .topLeading) { [$0] }
        Color.blue.frame(width: 30, height: 10)
          .anchorPreference(key: Places.self, value: .bottomTrailing) { [$0] }
      }
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { geometry in
          let _ = found = anchors.map { geometry[$0] }
          Color.clear
        }
      }
    }
    #expect(found == [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 10)])
    view.set(40)
    #expect(found == [CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 10)])
  }

  // Rests on: Apple documentation, View, transformAnchorPreference(key:value:transform:).
  @Test func aTransformAddsAnAnchorToThoseInside() {
    var found: [CGPoint] = []
    _ = HostedView(
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Places.self, value: .center) { [$0] }
        .padding(10)
        .transformAnchorPreference(key: Places.self, value: .topLeading) { $0.append($1) }
        .overlayPreferenceValue(Places.self) { anchors in
          GeometryReader { geometry in
            let _ = found = anchors.map { geometry[$0] }
            Color.clear
          }
        })
    #expect(found == [CGPoint(x: 30, y: 20), CGPoint(x: 0, y: 0)])
  }
}
