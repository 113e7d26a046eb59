import Combine
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct EnvironmentTests {
  struct Reader<Value>: View {
    @Environment private var value: Value
    let note: (Value) -> Void

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, note: @escaping (Value) -> Void) {
      _value = Environment(keyPath)
      self.note = note
    }

    var body: some View {
      let _ = note(value)
      Color.red
    }
  }

  private func read<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, in change: (AnyView) -> AnyView
  ) -> Value? {
    var found: Value?
    _ = HostedView(change(AnyView(Reader(keyPath) { found = $0 })))
    return found
  }

  // Rests on: Apple documentation, View, environment(_:_:).
  @Test func setValuesReachTheViewsInside() {
    #expect(
      read(\.locale) { AnyView($0.environment(\.locale, Locale(identifier: "sv"))) }?.identifier
        == "sv")
    #expect(
      read(\.horizontalSizeClass) { AnyView($0.environment(\.horizontalSizeClass, nil)) }
        == .some(nil))
    #expect(
      read(\.verticalSizeClass) { AnyView($0.environment(\.verticalSizeClass, .compact)) }
        == .compact)
    #expect(read(\.pixelLength) { AnyView($0.environment(\.displayScale, 4)) } == 0.25)
    #expect(read(\.scenePhase) { $0 } == .active)
    #expect(read(\.isPresented) { $0 } == false)
    #expect(read(\.accessibilityReduceMotion) { $0 } == false)
  }

  // Rests on: Apple documentation, OpenURLAction, Overview.
  @Test func addressesGoToTheActionOfThePage() {
    var opened: [URL] = []
    let action = OpenURLAction {
      opened.append($0)
      return .handled
    }
    var isAccepted = false
    let view = Reader(\.openURL) { open in
      open(URL(string: "https://example.org")!) { isAccepted = $0 }
    }
    _ = HostedView(view.environment(\.openURL, action))
    #expect(opened.map(\.absoluteString) == ["https://example.org"])
    #expect(isAccepted)
  }

  // Rests on: Apple documentation, View, preferredColorScheme(_:).
  @Test func preferredColorSchemeGoesUpToTheHostingView() {
    final class Model: ObservableObject {
      @Published var scheme: ColorScheme? = .dark
    }
    struct Themed: View {
      @ObservedObject var model: Model
      let log: EventLog

      var body: some View {
        VStack { Reader(\.colorScheme) { log.note("\($0)") } }
          .preferredColorScheme(model.scheme)
      }
    }
    let (model, log) = (Model(), EventLog())
    let hosted = HostedView(Themed(model: model, log: log))
    hosted.update()
    #expect(hosted.host.overrideUserInterfaceStyle == .dark)
    #expect(log.events.last == "dark")
    model.scheme = nil
    hosted.update()
    #expect(hosted.host.overrideUserInterfaceStyle == .unspecified)
  }

  // Rests on: Apple documentation, DismissAction, Overview.
  @Test func dismissGoesBackFromAPushedController() {
    var dismiss: DismissAction?
    let pushed = UIHostingController(rootView: Reader(\.dismiss) { dismiss = $0 })
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(pushed, animated: false)
    pushed.view.layoutIfNeeded()
    #expect(navigation.viewControllers.count == 2)
    dismiss?()
    #expect(navigation.viewControllers.count == 1)
  }
}
