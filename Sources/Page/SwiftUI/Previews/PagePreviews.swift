import PlaygroundSupport
@_spi(SwiftUI) import UIKit

/// The previews of the page that runs, in the order in which the page has them.
@MainActor
enum PagePreviews {
  private static var makers: [@MainActor () -> [PreviewEntry]] = []

  /// Adds previews. The live view shows them unless the page has one of its own or sets one later.
  nonisolated static func add(_ make: @escaping @MainActor () -> [PreviewEntry]) {
    onMainThread {
      makers.append(make)
      guard PlaygroundPage.current.liveView == nil else { return }
      UIScreen.isFilled = true
      PlaygroundPage.current.liveView = PreviewCanvas { makers.flatMap { $0() } }
    }
  }
}
