import UIKit

private let padding: CGFloat = 16

public class Table: UIView {
  public init(deck: [Int]) {
    let size = Picture.size
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: padding + 4 * (size.width + padding),
        height: padding + 4 * (size.height + padding)))
    backgroundColor = .felt
    for (index, number) in deck.enumerated() {
      let card = Card(number: number, isFaceUp: true)
      card.frame.origin = CGPoint(
        x: padding + CGFloat(index % 4) * (size.width + padding),
        y: padding + CGFloat(index / 4) * (size.height + padding))
      addSubview(card)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("A table is made in code.")
  }
}
