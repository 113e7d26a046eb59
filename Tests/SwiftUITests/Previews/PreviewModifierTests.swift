import Testing

@testable import SwiftUI
@testable import UIKit

/// Modifiers that previews share.
@MainActor
@Suite struct PreviewModifierTests {
  private struct Width: PreviewModifier {
    nonisolated(unsafe) static var made = 0

    static func makeSharedContext() async throws -> CGFloat {
      made += 1
      return 70
    }

    func body(content: Content, context: CGFloat) -> some View {
      content.frame(width: context, height: 10)
    }
  }

  @Test func theContextIsMadeOnceForAll() async {
    let shown = ShownCanvas(
      Preview(traits: .modifier(Width())) { Color.red },
      Preview(traits: .modifier(Width())) { Color.red })
    #expect(frames(in: shown).isEmpty)
    for _ in 0..<200 where frames(in: shown).count < 2 {
      try? await Task.sleep(for: .milliseconds(10))
      shown.canvas.view.layoutIfNeeded()
    }
    #expect(frames(in: shown).map(\.width) == [70, 70])
    #expect(Width.made == 1)
  }

  private func frames(in shown: ShownCanvas) -> [CGRect] {
    func red(_ view: UIView) -> [CGRect] {
      (view.isFilled(with: .systemRed) ? [view.bounds] : []) + view.subviews.flatMap(red)
    }
    return shown.controllers.flatMap { red($0.view) }
  }
}
