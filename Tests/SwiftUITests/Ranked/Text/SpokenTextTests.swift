import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) @_spi(SwiftUI) import UIKit

/// What Text's own accessibility methods have read: they answer a Text, which can be joined.
@MainActor
@Suite(.serialized)
struct SpokenTextTests {
  private func elements<V: View>(_ view: V) -> [LiveViewStage.Element] {
    var elements: [LiveViewStage.Element] = []
    AnimatedStage.run(view) { elements = $0.stage.spokenElements() }
    return elements
  }

  private func labels<V: View>(_ view: V) -> [String] { elements(view).map(\.label) }

  @Test func labels() {
    let name: Substring = "**name**"
    let (key, text): (Text, Text) = (
      Text("NaCl").accessibilityLabel("**salt**"), Text("NaCl").accessibilityLabel(Text("salt"))
    )
    #expect(labels(key) == ["salt"] && labels(text) == ["salt"])
    #expect(labels(Text("NaCl").accessibilityLabel(name) as Text) == ["**name**"])
    AnimatedStage.run(key) { #expect($0.texts == ["NaCl"], "The letters stay.") }
  }

  @Test func aPartOfATextHasALabel() {
    let formula: Text = Text("H₂O").accessibilityLabel("water")
    #expect(labels(Text("Drink ") + formula.bold() + Text("!")) == ["Drink water!"])
    #expect(labels(Text("Drink \(formula).")) == ["Drink water."])
    let whole: Text = (Text("a") + formula).accessibilityLabel("all")
    #expect(labels(whole) == ["all"], "The outer label stands for the inner one.")
    #expect(labels(Button(action: {}, label: { formula })) == ["water"])
    #expect(labels(Color.red.accessibilityLabel(Text("a ") + formula)) == ["a water"])
  }

  @Test func labelsChange() {
    let driver = Driver("one")
    AnimatedStage.run(Driven(driver: driver) { Text("x").accessibilityLabel($0) as Text }) {
      #expect($0.stage.spokenElements().map(\.label) == ["one"])
      driver.value = "two"
      $0.turn()
      #expect($0.stage.spokenElements().map(\.label) == ["two"])
    }
  }

  @Test func headings() {
    let heading: Text = Text("Title").accessibilityHeading(.h1)
    let traits = [heading, Text("Title")].map {
      UIAccessibilityTraits(rawValue: elements($0)[0].traits)
    }
    #expect(traits == [[.staticText, .header], .staticText])
    let joined = Text("A ") + heading.italic()
    #expect(UIAccessibilityTraits(rawValue: elements(joined)[0].traits).contains(.header))
    #expect(labels(heading) == ["Title"])
  }

  @Test func waysOfReadingLeaveTheLetters() {
    let texts: [Text] = [
      Text("a").accessibilityTextContentType(.sourceCode), Text("a").speechSpellsOutCharacters(),
      Text("a").speechAlwaysIncludesPunctuation(), Text("a").speechAdjustedPitch(0.5),
      Text("a").speechAnnouncementsQueued(), Text("a").speechAnnouncementsQueued(false),
    ]
    for text in texts { #expect(labels(text) == ["a"] && text == Text("a")) }
  }

  @Test func theTreeNamesTheLetters() {
    let text: Text = Text("NaCl").accessibilityLabel("salt")
    #expect(ViewName.shown(text, in: EnvironmentValues()) == "Text(\"NaCl\")")
  }
}
