import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Values that a finger carries from one view to another.
@MainActor
@Suite(.serialized)
struct ViewDragTests {
  private struct Card: Codable, Equatable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  /// Carries what is in the upper half of a page to the lower half.
  private func carry<V: View>(on page: V, _ check: (AnimatedStage<V>) throws -> Void) rethrows {
    try AnimatedStage.run(page) { stage in
      stage.touch(.began, 100, 50)
      stage.advance(by: 0.9)
      for y in [100.0, 180, 220] {
        stage.touch(.moved, 100, y)
        stage.advance(by: 0.4)
      }
      stage.touch(.ended, 100, 220)
      stage.advance(by: 0.8)
      try check(stage)
    }
  }

  @Test func aValueArrivesWithItsPlace() {
    let log = EventLog()
    let page = VStack(spacing: 0) {
      Color.red.frame(height: 150).draggable(Card(name: "Queen"))
      Color.blue.frame(height: 150).dropDestination(for: Card.self) { cards, place in
        log.note("\(cards.map(\.name)) \(place)")
        return true
      } isTargeted: {
        log.note("\($0)")
      }
    }
    carry(on: page) { _ in
      #expect(log.events == ["true", "false", "[\"Queen\"] (100.0, 70.0)"])
    }
  }

  @Test func aViewTakesOnlyWhatItCanRead() {
    let log = EventLog()
    let page = VStack(spacing: 0) {
      Color.red.frame(height: 150).draggable("text")
      Color.blue.frame(height: 150).dropDestination(for: Card.self) { _, _ in
        log.note("dropped")
        return true
      } isTargeted: { _ in
        log.note("targeted")
      }
    }
    carry(on: page) { _ in #expect(log.events.isEmpty) }
  }

  @Test func aDisabledViewIsNotDragged() {
    let log = EventLog()
    let page = VStack(spacing: 0) {
      Color.red.frame(height: 150).draggable("text").disabled(true)
      Color.blue.frame(height: 150).dropDestination(for: String.self) { _, _ in
        log.note("dropped")
        return true
      }
    }
    carry(on: page) { _ in #expect(log.events.isEmpty) }
  }

  @Test func aDelegateHearsOfADragAndItsProviders() {
    final class Delegate: DropDelegate {
      let log: EventLog
      init(_ log: EventLog) { self.log = log }
      func dropEntered(info: DropInfo) { log.note("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        if log.events.last != "updated" { log.note("updated") }
        return DropProposal(operation: .move)
      }
      func dropExited(info: DropInfo) { log.note("exited") }
      func performDrop(info: DropInfo) -> Bool {
        log.note("\(info.itemProviders(for: [.plainText]).count) \(info.location.y)")
        return true
      }
    }
    let log = EventLog()
    let page = VStack(spacing: 0) {
      Color.red.frame(height: 150).onDrag { NSItemProvider(object: NSString(string: "words")) }
      Color.blue.frame(height: 150).onDrop(of: [.text], delegate: Delegate(log))
    }
    carry(on: page) { _ in
      #expect(log.events == ["entered", "updated", "1 70.0"])
    }
  }

  @Test func aBindingSaysWhetherSomethingIsOverTheView() {
    struct Page: View {
      @State private var isTargeted = false
      let log: EventLog
      var body: some View {
        let _ = log.note("\(isTargeted)")
        VStack(spacing: 0) {
          Color.red.frame(height: 150).onDrag {
            NSItemProvider(object: NSString(string: "words"))
          } preview: {
            Color.green.frame(width: 20, height: 20)
          }
          Color.blue.frame(height: 150).onDrop(of: [.text], isTargeted: $isTargeted) { providers in
            log.note("\(providers.count)")
            return true
          }
        }
      }
    }
    let log = EventLog()
    carry(on: Page(log: log)) { _ in
      #expect(log.events == ["false", "true", "1", "false"])
    }
  }

  @Test func valuesAreReadInTheFormsTheyHave() async throws {
    let forms = Card.forms
    #expect(forms.map(\.type) == [.json, .utf8PlainText])
    let data = try await forms[0].encode?(Card(name: "Ten"))
    #expect(try await forms[0].decode?(#require(data)) == Card(name: "Ten"))
    #expect(try await forms[1].encode?(Card(name: "Ten")) == Data("Ten".utf8))
    #expect(forms[1].decode == nil)
    let color = try await Color.forms[0].encode?(Color(red: 1, green: 0, blue: 0))
    let read = try await Color.forms[0].decode?(#require(color))
    #expect(read?.resolve(in: EnvironmentValues()).red == 1)
  }
}
