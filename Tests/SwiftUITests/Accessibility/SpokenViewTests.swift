import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) @_spi(SwiftUI) import UIKit

/// What is spoken of each kind of view, as the studio is told.
@MainActor
@Suite(.serialized)
struct SpokenViewTests {
  private func elements<V: View>(
    of view: V, _ settings: LiveViewStage.Settings = .init(),
    _ test: (LiveViewStage, [LiveViewStage.Element]) -> Void
  ) {
    AnimatedStage.run(view) { animated in
      defer { animated.stage.set(.init()) }
      animated.stage.set(settings)
      animated.turn()
      test(animated.stage, animated.stage.spokenElements())
    }
  }

  private struct Said: Equatable, CustomStringConvertible {
    var label: String
    var value = ""
    var traits: UIAccessibilityTraits

    var description: String { "\(label)|\(value)|\(traits.rawValue)" }
  }

  private func said<V: View>(of view: V, _ settings: LiveViewStage.Settings = .init()) -> [Said] {
    var said: [Said] = []
    elements(of: view, settings) { _, elements in
      said = elements.map {
        Said(
          label: $0.label, value: $0.value, traits: UIAccessibilityTraits(rawValue: $0.traits))
      }
    }
    return said
  }

  @Test func textsAndPictures() {
    #expect(said(of: Text("Hello")) == [Said(label: "Hello", traits: .staticText)])
    #expect(
      said(of: Text("Title").accessibilityAddTraits(.isHeader))
        == [Said(label: "Title", traits: [.staticText, .header])])
    #expect(said(of: Image(decorative: "nothing")) == [])
    #expect(
      said(of: Image(systemName: "star").accessibilityLabel("Favorite"))
        == [Said(label: "Favorite", traits: .image)])
    #expect(said(of: Color.red.frame(width: 10, height: 10)) == [])
  }

  @Test func buttons() {
    #expect(said(of: Button("Go") {}) == [Said(label: "Go", traits: .button)])
    #expect(
      said(of: Button("Go") {}.disabled(true)) == [
        Said(label: "Go", traits: [.button, .notEnabled])
      ])
    let label = Label("Add", systemImage: "plus")
    #expect(
      said(
        of: Button {
        } label: {
          label
        }) == [Said(label: "Add", traits: .button)])
  }

  @Test func controlsHaveValues() {
    let toggle = said(of: Toggle("Sound", isOn: .constant(true)))
    #expect(toggle.map(\.label) == ["Sound"] && toggle.map(\.value) == ["1"])
    let slider = said(of: Slider(value: .constant(0.25)).accessibilityLabel("Volume"))
    #expect(slider.map(\.label) == ["Volume"] && slider.map(\.value) == ["25%"])
    #expect(slider.first?.traits.contains(.adjustable) == true)
    let progress = said(of: ProgressView(value: 0.5).accessibilityLabel("Loading"))
    #expect(progress.map(\.value) == ["50%"])
    let field = said(of: TextField("Name", text: .constant("Ada")))
    #expect(field.map(\.value) == ["Ada"])
  }

  @Test func aDoubleTapAndASwipeAdjustControls() {
    final class Model { var isOn = false; var value = 0.5 }
    let model = Model()
    let isOn = Binding {
      model.isOn
    } set: {
      model.isOn = $0
    }
    let value = Binding {
      model.value
    } set: {
      model.value = $0
    }
    let view = VStack {
      Toggle("Sound", isOn: isOn)
      Slider(value: value).accessibilityLabel("Volume")
    }
    elements(of: view) { stage, elements in
      #expect(elements.map(\.label) == ["Sound", "Volume"])
      guard elements.count == 2 else { return }
      stage.act(.activate, on: elements[0].identifier)
      stage.act(.increment, on: elements[1].identifier)
    }
    #expect(model.isOn)
    #expect(model.value > 0.5)
  }

  @Test func rowsAreReadInTheDirectionOfTheInterface() {
    let view = VStack {
      HStack {
        Text("one"); Text("two")
      }
      Text("three")
    }
    #expect(said(of: view).map(\.label) == ["one", "two", "three"])
    let settings = LiveViewStage.Settings(direction: .rightToLeft)
    #expect(said(of: view, settings).map(\.label) == ["one", "two", "three"])
  }

  @Test func aContainerIsOneElementThatDoesWhatItsPartsDo() {
    let log = EventLog()
    let row = HStack {
      Text("Milk")
      Button("Buy") { log.note("bought") }
    }
    elements(of: row.accessibilityElement(children: .combine)) { stage, elements in
      #expect(elements.map(\.label) == ["Milk, Buy"])
      if let first = elements.first { stage.act(.activate, on: first.identifier) }
    }
    #expect(log.take() == ["bought"])
  }

  @Test func hiddenViewsAndThoseBehindModalOnesAreNotRead() {
    let view = VStack {
      Text("a").accessibilityHidden(true)
      Text("b").opacity(0)
      Text("c")
    }
    #expect(said(of: view).map(\.label) == ["c"])
    let modal = ZStack {
      Text("behind")
      Text("in front").accessibilityAddTraits(.isModal)
    }
    #expect(said(of: modal).map(\.label) == ["in front"])
  }

  @Test func actionsAndContentOfAListAreOffered() {
    let log = EventLog()
    let view = Text("Mail").accessibilityActions {
      Button("Archive") { log.note("archived") }
      Button("Delete") { log.note("deleted") }
    }
    AnimatedStage.run(view) { animated in
      let actions = UIView.spokenElements(in: [animated.host])
        .flatMap { $0.accessibilityCustomActions ?? [] }
      #expect(actions.map(\.name) == ["Archive", "Delete"])
      for action in actions { _ = action.actionHandler?(action) }
    }
    #expect(log.take() == ["archived", "deleted"])
  }

  @Test func anotherViewSpeaksForOne() {
    let dial = Circle().frame(width: 50, height: 50).accessibilityRepresentation {
      Slider(value: .constant(0.5)).accessibilityLabel("Dial")
    }
    #expect(said(of: dial).map(\.label) == ["Dial"])
  }
}
