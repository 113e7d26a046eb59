import CoreGraphics

@testable import SwiftUI
@testable import UIKit

/// A canvas of previews in a live view of 400 by 800 points.
@MainActor
struct ShownCanvas {
  let canvas: PreviewCanvas

  init(_ entries: @escaping @MainActor () -> [PreviewEntry]) {
    canvas = PreviewCanvas { entries() }
    canvas.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    canvas.view.layoutIfNeeded()
  }

  init(_ previews: Preview...) {
    self.init { previews.flatMap { PreviewEntry.all(of: $0) } }
  }

  var controllers: [PreviewController] { canvas.children.compactMap { $0 as? PreviewController } }

  /// The names above the previews.
  var names: [String?] { controllers.map { labels(of: $0).first } }

  func labels(of controller: PreviewController) -> [String] {
    controller.view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  /// The sizes that the previews have for themselves.
  var sizes: [CGSize] { controllers.map { $0.content.view.bounds.size } }

  /// Where their screens are in the live view, smaller than their sizes if they are too large.
  var screens: [CGRect] {
    controllers.map { $0.content.view.convert($0.content.view.bounds, to: canvas.view) }
  }
}
