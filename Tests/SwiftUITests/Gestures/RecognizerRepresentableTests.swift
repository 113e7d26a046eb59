import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Gesture recognizers of UIKit as gestures of views.
@MainActor
@Suite(.serialized)
struct RecognizerRepresentableTests {
  private struct Pan: UIGestureRecognizerRepresentable {
    var name: String
    let log: EventLog

    final class Coordinator {
      var steps = 0
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      log.note("make")
      return UIPanGestureRecognizer()
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      log.note("update \(name)")
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard recognizer.state == .ended else { return context.coordinator.steps += 1 }
      let (local, named) = (
        context.converter.localLocation, context.converter.location(in: .named("page"))
      )
      log.note("\(name) \(local) \(named) \(context.converter.localTranslation ?? .zero)")
      #expect(context.coordinator.steps > 0)
    }
  }

  private struct Page: View {
    @State var name = "one"
    var isDisabled = false
    let log: EventLog
    let keep: (Binding<String>) -> Void

    var body: some View {
      let _ = keep($name)
      Color.red.frame(width: 100, height: 100).gesture(Pan(name: name, log: log))
        .disabled(isDisabled)
        .frame(width: 200, height: 300).coordinateSpace(.named("page"))
    }
  }

  @Test func aRecognizerTellsWhereItIs() {
    let log = EventLog()
    var name: Binding<String>?
    AnimatedStage.run(Page(log: log) { name = $0 }) { stage in
      #expect(log.take() == ["make"])
      name?.wrappedValue = "two"
      stage.turn()
      #expect(log.take() == ["update two"])
      stage.drag([(80, 130), (90, 150), (100, 160)])
      #expect(log.take().last?.hasPrefix("two (50.0, 60.0) (100.0, 160.0)") == true)
    }
  }

  @Test func aDisabledViewHasNoGesture() {
    let log = EventLog()
    AnimatedStage.run(Page(isDisabled: true, log: log) { _ in }) { stage in
      stage.drag([(80, 130), (90, 150), (100, 160)])
      #expect(log.events == ["make"])
    }
  }
}
