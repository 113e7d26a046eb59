import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct AccessibilityTests {
  private func elements<V: View>(
    of view: V, _ test: (AnimatedStage<V>, [LiveViewStage.Element]) -> Void
  ) {
    AnimatedStage.run(view) { test($0, $0.stage.spokenElements()) }
  }

  private func words<V: View>(of view: V) -> [String] {
    var words: [String] = []
    elements(of: view) { _, elements in
      words = elements.map {
        [$0.label, $0.value, $0.hint].filter { !$0.isEmpty }.joined(separator: "|")
      }
    }
    return words
  }

  @Test func textsSpeakAndLabelsReplaceThem() {
    #expect(words(of: Text("Hello")) == ["Hello"])
    #expect(
      words(
        of: Text("Hello").accessibilityLabel("Greeting").accessibilityValue("one")
          .accessibilityHint(Text("Says hello"))) == ["Greeting|one|Says hello"])
    #expect(
      words(
        of: VStack {
          Text("a"); Text("b").accessibilityHidden(true)
        }) == ["a"])
  }

  @Test func shapesSpeakOnceTheyHaveALabel() {
    #expect(words(of: Circle()) == [])
    #expect(words(of: Circle().accessibilityLabel("Dot")) == ["Dot"])
  }

  @Test func elementsAreIgnoredContainedOrCombined() {
    let stack = VStack {
      Text("a")
      Text("b")
    }
    #expect(words(of: stack.accessibilityElement(children: .contain)) == ["a", "b"])
    #expect(words(of: stack.accessibilityElement(children: .combine)) == ["a, b"])
    #expect(
      words(of: stack.accessibilityElement(children: .ignore).accessibilityLabel("Both"))
        == ["Both"])
  }

  @Test func traitsAreAddedAndRemoved() {
    let view = Text("Title").accessibilityAddTraits([.isHeader, .isSelected])
      .accessibilityRemoveTraits(.isStaticText)
    elements(of: view) { _, elements in
      #expect(
        elements.map { UIAccessibilityTraits(rawValue: $0.traits) } == [[.header, .selected]])
    }
  }

  @Test func actionsRun() {
    let log = EventLog()
    let view = Circle().accessibilityLabel("Dial")
      .accessibilityAction { log.note("activated") }
      .accessibilityAdjustableAction { log.note("\($0)") }
    elements(of: view) { stage, elements in
      #expect(elements.count == 1)
      guard let id = elements.first?.identifier else { return }
      stage.stage.act(.activate, on: id)
      stage.stage.act(.increment, on: id)
      stage.stage.act(.decrement, on: id)
    }
    #expect(log.take() == ["activated", "increment", "decrement"])
  }

  @Test func activationTapsWhatHasAGesture() {
    let log = EventLog()
    let view = Text("Tap").accessibilityLabel("Press").onTapGesture { log.note("tap") }
    elements(of: view) { stage, elements in
      guard let id = elements.first?.identifier else { return }
      stage.stage.act(.activate, on: id)
    }
    #expect(log.take() == ["tap"])
  }

  @Test func priorityOrdersTheElements() {
    let view = VStack {
      Text("second")
      Text("first").accessibilitySortPriority(1)
    }
    #expect(words(of: view) == ["first", "second"])
  }

  @Test func buttonSpeaksTheLabelOfItsImage() {
    let view = Button {
    } label: {
      Image(systemName: "plus").accessibilityLabel("Add")
    }
    #expect(words(of: view) == ["Add"])
  }
}
