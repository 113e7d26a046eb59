import UIKit

private let padding: CGFloat = 16

public class Game: UIViewController {
  private let cards: [Card]

  public init() {
    let deck = (1...8).flatMap { [$0, $0] }.shuffled()
    cards = deck.map { Card(number: $0, isFaceUp: true) }
    super.init(nibName: nil, bundle: nil)
    layOut()
  }

  required init?(coder: NSCoder) {
    fatalError("The game is made in code.")
  }

  public override func loadView() {
    view = UIView()
    view.backgroundColor = .felt
    cards.forEach(view.addSubview)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    cards.forEach { $0.turn() }
  }

  private func layOut() {
    let size = Picture.size
    preferredContentSize = CGSize(
      width: padding + 4 * (size.width + padding), height: padding + 4 * (size.height + padding))
    for (index, card) in cards.enumerated() {
      card.frame.origin = CGPoint(
        x: padding + CGFloat(index % 4) * (size.width + padding),
        y: padding + CGFloat(index / 4) * (size.height + padding))
    }
  }
}
