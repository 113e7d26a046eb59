import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Types that provide previews.
@MainActor
@Suite struct ProviderTests {
  private struct Card: View {
    @Environment(\.dynamicTypeSize) var size
    let note: (DynamicTypeSize) -> Void

    var body: some View {
      note(size)
      return Color.red.frame(width: 50, height: 50)
    }
  }

  private struct Card_Previews: PreviewProvider {
    static var isLong = true
    static var previews: some View {
      Color.red.previewDisplayName("Red")
      Group {
        Color.green.previewDevice("iPhone SE (3rd generation)")
        Color.blue.previewInterfaceOrientation(.landscapeRight)
      }
      .preferredColorScheme(.dark)
      ForEach(0..<2) { Color.red.frame(width: CGFloat($0 + 1) * 20, height: 20) }
        .previewLayout(.sizeThatFits)
      if isLong { Color.red.previewLayout(.fixed(width: 30, height: 60)) }
    }
  }

  private struct Single: PreviewProvider {
    static var previews: some View {
      VStack {
        Color.red; Color.blue
      }
    }
  }

  @Test func eachViewOfAGroupIsAPreview() {
    let shown = ShownCanvas { PreviewEntry.all(of: Card_Previews.self) }
    #expect(
      shown.sizes == [
        CGSize(width: 400, height: 800), CGSize(width: 375, height: 667),
        CGSize(width: 800, height: 400), CGSize(width: 20, height: 20),
        CGSize(width: 40, height: 20), CGSize(width: 30, height: 60),
      ])
    #expect(shown.names == ["Red", "Card 2", "Card 3", "Card 4", "Card 5", "Card 6"])
    let styles = shown.controllers.map(\.content.view.traitCollection.userInterfaceStyle)
    #expect(styles == [.light, .dark, .dark, .light, .light, .light])
  }

  @Test func aStackIsOnePreview() {
    let shown = ShownCanvas { PreviewEntry.all(of: Single.self) }
    #expect(shown.screens == [CGRect(x: 0, y: 0, width: 400, height: 800)])
    #expect(shown.controllers.map(\.settings.name) == ["Single"])
  }

  @Test func eachHasATypeSizeOfItsOwn() {
    var sizes: [DynamicTypeSize] = []
    let views = Group {
      Card { sizes.append($0) }
      Card { sizes.append($0) }.environment(\.dynamicTypeSize, .accessibility2)
    }
    let parts = previewParts(of: views)
    _ = ShownCanvas {
      parts.map {
        PreviewEntry(settings: PreviewSettings(), content: _PreviewContent(.view($0)))
      }
    }
    #expect(sizes == [.large, .accessibility2])
  }

  @Test func devicesAreKnownByTheirNames() {
    func size(_ name: String) -> CGSize? { PreviewDevice(rawValue: name).size }
    #expect(size("iPhone 15 Pro Max") == CGSize(width: 430, height: 932))
    #expect(size("iPhone SE (1st generation)") == CGSize(width: 320, height: 568))
    #expect(size("iPad Pro (12.9-inch) (6th generation)") == CGSize(width: 1024, height: 1366))
    #expect(size("iPad (10th generation)") == CGSize(width: 820, height: 1180))
    #expect(size("Toaster") == nil)
  }

  @Test func aTabletHasRegularSizeClasses() {
    let settings = PreviewSettings(device: "iPad Air (5th generation)")
    let traits = settings.sizeClasses(in: CGSize(width: 400, height: 800))
    #expect(traits?.horizontalSizeClass == .regular && traits?.verticalSizeClass == .regular)
    #expect(PreviewSettings().sizeClasses(in: CGSize(width: 400, height: 800)) == nil)
  }
}
