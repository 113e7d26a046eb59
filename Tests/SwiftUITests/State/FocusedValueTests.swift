import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

private struct NumberKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  fileprivate var number: Binding<Int>? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// Values that views hand to others while they have the focus.
@MainActor
@Suite(.serialized)
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.title) private var title
    let log: EventLog

    var body: some View {
      let _ = log.note(title ?? "none")
      Color.red.frame(height: 20)
    }
  }

  // Rests on: Apple documentation, focusedSceneValue(_:_:): visible while the scene has the focus.
  @Test func aValueOfTheSceneIsThereWithoutFocus() {
    struct Page: View {
      @State var title = "one"
      let log: EventLog
      let keep: (Binding<String>) -> Void
      var body: some View {
        let _ = keep($title)
        VStack {
          Reader(log: log)
          Color.blue.focusedSceneValue(\.title, title)
        }
      }
    }
    let log = EventLog()
    var title: Binding<String>?
    let hosted = HostedView(Page(log: log) { title = $0 })
    hosted.update()
    #expect(log.take().last == "one")
    title?.wrappedValue = "two"
    hosted.update()
    #expect(log.take() == ["two"])
  }

  // Rests on: Apple documentation, focusedValue(_:_:): visible while the view has the focus.
  @Test func aValueIsThereWhileItsFieldHasTheFocus() async {
    struct Page: View {
      @State private var text = ""
      let log: EventLog
      var body: some View {
        VStack(spacing: 0) {
          Reader(log: log)
          TextField("Name", text: $text).frame(height: 40).focusedValue(\.title, "field")
        }
      }
    }
    let log = EventLog()
    await AnimatedStage.run(Page(log: log)) { stage in
      #expect(log.take().last == "none")
      stage.tap(100, 165)
      await stage.settle()
      #expect(log.take().last == "field")
      stage.host.endEditing(true)
      await stage.settle()
      #expect(log.take().last == "none")
    }
  }

  @Test func aFocusedBindingChangesTheStateOfAnotherView() {
    struct Counter: View {
      @FocusedBinding(\.number) private var number
      let keep: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = keep { number = (number ?? 0) + 1 }
        Color.red
      }
    }
    struct Page: View {
      @State private var number = 1
      let log: EventLog
      let keep: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = log.note("\(number)")
        VStack {
          Counter(keep: keep)
          Color.blue.focusedSceneValue(\.number, $number)
        }
      }
    }
    let log = EventLog()
    var increase: () -> Void = {}
    let hosted = HostedView(Page(log: log) { increase = $0 })
    hosted.update()
    increase()
    hosted.update()
    #expect(log.events == ["1", "2"])
  }
}
