import UIKit

/// A table as it is going to be: a card on each place, and as many pairs face up as are asked for.
public final class Preview: UIView {
  public init(columns: Int, rows: Int, pairs: Int) {
    let size = Picture.size
    let padding: CGFloat = 16
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: padding + CGFloat(columns) * (size.width + padding),
        height: padding + CGFloat(rows) * (size.height + padding)))
    backgroundColor = .felt
    for index in 0..<columns * rows {
      let number = index / 2 % 8 + 1
      let card = UIImageView(image: index < 2 * pairs ? Picture.face(number) : Picture.back)
      card.tag = number
      card.frame.origin = CGPoint(
        x: padding + CGFloat(index % columns) * (size.width + padding),
        y: padding + CGFloat(index / columns) * (size.height + padding))
      card.layer.cornerRadius = 10
      card.clipsToBounds = true
      addSubview(card)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("A preview is made in code.")
  }
}
