import UIKit

/// Remembers what happened to cards that are tapped.
final class RulesWatch {
  private let cards: CardsOnTable
  private var before: [UIImageView] = []
  private var open: [UIImageView] = []
  private(set) var sawOneUp = false
  private(set) var sawTurnedBack = false
  private(set) var sawPairLeave = false
  private(set) var sawPairStay = false

  init(_ cards: CardsOnTable) {
    self.cards = cards
  }

  func look() {
    let (all, up) = (cards.all, cards.faceUp)
    if up.count == 1 { sawOneUp = true }
    if up.count == 2 { open = up }
    if up.isEmpty, open.count == 2 {
      let isPair = open[0].tag == open[1].tag
      if open.allSatisfy(all.contains) {
        if isPair { sawPairStay = true } else { sawTurnedBack = true }
      }
      open = []
    }
    let gone = before.filter { !all.contains($0) }.map(\.tag)
    if !gone.isEmpty { sawPairLeave = gone.allSatisfy { tag in !all.contains { $0.tag == tag } } }
    before = all
  }
}

/// Remembers whether all cards were shown, and hidden again.
final class PeekWatch {
  private let cards: CardsOnTable
  private var sawBacks = false
  private(set) var sawFaces = false
  private(set) var sawBacksAgain = false

  init(_ cards: CardsOnTable) {
    self.cards = cards
  }

  func look() {
    if cards.areAllDown {
      sawBacks = true
      if sawFaces { sawBacksAgain = true }
    } else if sawBacks, cards.areAllUp {
      sawFaces = true
    }
  }
}
