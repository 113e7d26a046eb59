import Foundation
@_spi(UIKit) import QuartzCore

extension TextEditor {
  private static let moment = 1.0

  /// Shows the letter that was typed last for a moment.
  func reveal(before index: Int) {
    revealed = boundaries.letter(before: index)
    host?.setTextNeedsLayout()
    marks.follow(self)
    let token = NSObject()
    revelation = token
    MainTimer(after: Self.moment) { [weak self, weak token] in
      MainActor.assumeIsolated {
        guard let self, let token, self.revelation === token else { return }
        self.conceal()
      }
    }
  }

  func conceal() {
    revelation = nil
    guard revealed != nil else { return }
    revealed = nil
    host?.setTextNeedsLayout()
    marks.follow(self)
  }
}
