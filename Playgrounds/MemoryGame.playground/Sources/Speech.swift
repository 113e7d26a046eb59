import UIKit

/// What is said to those who cannot see the table.
extension GameController {
  /// A card tells where it lies, and who is on it only while that can be seen.
  func describe(_ card: Card, at place: Int) {
    let position = texts.card(place / grid.columns + 1, place % grid.columns + 1)
    switch card.side {
    case .down:
      card.accessibilityLabel = position
      card.accessibilityValue = texts.faceDown
    case .up:
      card.accessibilityLabel = texts.name(of: card.face)
      card.accessibilityValue = position
    }
  }

  func announce(_ words: String) {
    UIAccessibility.post(notification: .announcement, argument: words)
  }
}
