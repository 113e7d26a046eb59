import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct NameKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// Overloads of background and animation that belong to other types than View.
@MainActor
@Suite(.serialized)
struct HandedPartTests {
  @Test func viewsBehindThatAreMadeOfPreferences() {
    let view = Text("a").preference(key: NameKey.self, value: "b")
    func texts<V: View>(_ view: V) -> [String?] {
      HostedView(view).host.views(of: UILabel.self).map(\.text)
    }
    #expect(texts(view.backgroundPreferenceValue(NameKey.self) { Text($0) }) == ["b", "a"])
    #expect(texts(view.overlayPreferenceValue(NameKey.self) { Text($0) }) == ["a", "b"])
    #expect(
      texts(view.backgroundPreferenceValue(NameKey.self, alignment: .top) { Text($0) })
        == ["b", "a"])
  }

  @Test func stylesBehindTheContentOfCells() {
    let configuration = UIHostingConfiguration { Text("a") }
      .background(Color(red: 1, green: 0, blue: 0))
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let behind = view.views(of: PaintedShapeView.self).first { $0.backgroundColor == red }
    #expect(behind.map { $0.convert($0.bounds, to: view) } == view.bounds)
  }

  @Test func scrollTransitionsWithAnotherAnimation() {
    let linear = Animation.linear(duration: 3)
    func animation(_ configuration: ScrollTransitionConfiguration) -> Animation? {
      if case .animated(let animation) = configuration.kind { animation } else { nil }
    }
    #expect(animation(.animated.animation(linear)) == linear)
    #expect(animation(.animated(.bouncy).animation(linear)) == linear)
    #expect(animation(.interactive.animation(linear)) == nil)
    #expect(animation(.identity.animation(linear)) == nil)
  }

  @Test func sourcesOfZoomsStayWhatTheyAre() {
    struct Page: View {
      @Namespace private var space
      var body: some View {
        Color.red.frame(width: 40, height: 20)
          .matchedTransitionSource(id: 1, in: space) {
            $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 2)
          }
      }
    }
    #expect(
      HostedView(Page()).frames(of: .systemRed) == [CGRect(x: 80, y: 140, width: 40, height: 20)])
  }

  @Test func previewsAreForThePlatformOfThePage() {
    struct Previews: PreviewProvider {
      static var previews: some View { Color.red }
    }
    struct Others: PreviewProvider {
      static var previews: some View { Color.red }
      static var platform: PreviewPlatform? { .macOS }
    }
    #expect(Previews.platform == nil && Others.platform == .macOS)
    for shown in [
      ShownCanvas { PreviewEntry.all(of: Previews.self) },
      ShownCanvas { PreviewEntry.all(of: Others.self) },
    ] {
      #expect(shown.controllers.count == 1 && shown.sizes == [CGSize(width: 400, height: 800)])
    }
  }

  @Test func entriesOfRotors() {
    let names = ["a", "b"]
    struct Named: Identifiable { let id: Int }
    let view = Text("x")
      .accessibilityRotor("names") {
        ForEach(names, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
        ForEach([Named(id: 1)]) { AccessibilityRotorEntry("\($0.id)", id: $0.id) }
        Group { AccessibilityRotorEntry("c", id: 3) }
      }
    AnimatedStage.run(view) { #expect($0.stage.spokenElements().map(\.label) == ["x"]) }
  }
}
