import UIKit

// What the pages ask for until there is a game.
extension Check {
  /// Page "Start".
  public static func pairs(on table: UIView) -> Check {
    let cards = CardsOnTable(table)
    return Check(
      table,
      [
        Requirement(
          Texts.allHavePictures, isMet: { cards.areAllUp },
          hint: { Texts.allHavePicturesHint(open: cards.faceUp.count, of: cards.all.count) })
      ])
  }

  /// Page "One Card".
  public static func drawing(of card: UIImageView, on table: UIView) -> Check {
    Check(
      table,
      [
        Requirement(Texts.somethingIsDrawn, hint: Texts.somethingIsDrawnHint) {
          card.image.map { !$0.isPlain } ?? false
        },
        Requirement(Texts.cornersAreRound, hint: Texts.cornersAreRoundHint) {
          card.layer.cornerRadius > 0 && card.clipsToBounds
        },
      ])
  }

  /// Page "A Class for Cards".
  public static func turns(of once: UIImageView, and twice: UIImageView, on table: UIView) -> Check
  {
    Check(
      table,
      [
        Requirement(Texts.oneTurnShowsTheFace, hint: Texts.oneTurnShowsTheFaceHint) {
          once.image === Picture.face(once.tag)
        },
        Requirement(Texts.anotherTurnShowsTheBack, hint: Texts.anotherTurnShowsTheBackHint) {
          once.image === Picture.face(once.tag) && twice.image === Picture.back
        },
      ])
  }

  /// Page "A Grid".
  public static func grid(on table: UIView) -> Check {
    let cards = CardsOnTable(table)
    return Check(
      table,
      [
        sixteen(cards),
        Requirement(
          Texts.noneOverlaps, isMet: { !cards.all.isEmpty && cards.overlaps == 0 },
          hint: { Texts.noneOverlapsHint(cards.overlaps) }),
        Requirement(
          Texts.allAreInside,
          isMet: { !cards.all.isEmpty && cards.overlaps == 0 && cards.outside == 0 },
          hint: { Texts.allAreInsideHint(cards.outside) }),
      ])
  }

  /// Page "Shuffling".
  public static func deck(on table: UIView) -> Check {
    let cards = CardsOnTable(table)
    return Check(
      table,
      [
        sixteen(cards),
        Requirement(
          Texts.eachIsThereTwice,
          isMet: { cards.counts.count == 8 && cards.counts.values.allSatisfy { $0 == 2 } },
          hint: { Texts.eachIsThereTwiceHint(cards.counts.values.filter { $0 != 2 }.count) }),
        Requirement(Texts.theOrderIsMixed, hint: Texts.theOrderIsMixedHint) {
          cards.numbers != cards.numbers.sorted()
        },
      ])
  }

  private static func sixteen(_ cards: CardsOnTable) -> Requirement {
    Requirement(
      Texts.sixteenCards, isMet: { cards.all.count == 16 },
      hint: { Texts.sixteenCardsHint(cards.all.count) })
  }
}

extension UIImage {
  /// Whether all of it has one colour.
  fileprivate var isPlain: Bool {
    let side = 32
    guard let picture = cgImage,
      let context = CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 4 * side,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return true }
    context.draw(picture, in: CGRect(x: 0, y: 0, width: side, height: side))
    guard let data = context.data?.assumingMemoryBound(to: UInt32.self) else { return true }
    return UnsafeBufferPointer(start: data, count: side * side).allSatisfy { $0 == data[0] }
  }
}
