import UIKit

/// The table and the rules.
public class GameController: UIViewController {
  /// The space between two cards.
  public var padding = CGFloat(16) {
    didSet { layOut() }
  }

  /// The colour of every card's back.
  public var backColor = UIColor.darkGray

  private lazy var back = CardPictures.back(in: backColor)
  private var cards: [Card] = []
  private var first: Card?

  public init() {
    super.init(nibName: nil, bundle: nil)
    let deck = (Shape.allCases + Shape.allCases).shuffled()
    for (index, shape) in deck.enumerated() {
      cards.append(Card(shape: shape, column: index % 4, row: index / 4))
    }
    layOut()
  }

  required init?(coder: NSCoder) {
    fatalError("The game is made in code.")
  }

  public override func loadView() {
    view = UIView()
    cards.forEach(view.addSubview)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for card in cards { card.turn(to: back, duration: 1) }
  }

  private func layOut() {
    let size = CardPictures.size
    preferredContentSize = CGSize(
      width: 4 * size.width + 5 * padding, height: 4 * size.height + 5 * padding)
    view.frame = CGRect(origin: .zero, size: preferredContentSize)
    for card in cards {
      card.center = CGPoint(
        x: padding + size.width / 2 + CGFloat(card.column) * (size.width + padding),
        y: padding + size.height / 2 + CGFloat(card.row) * (size.height + padding))
    }
  }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: view)
    guard let card = view.hitTest(place, with: nil) as? Card else { return }
    card.isUserInteractionEnabled = false
    card.turn(to: CardPictures.face(of: card.shape), duration: 0.5) { self.turned(card) }
  }

  private func turned(_ card: Card) {
    guard let other = first else {
      first = card
      return
    }
    first = nil
    if other.shape == card.shape {
      other.leave()
      card.leave()
    } else {
      for wrong in [other, card] {
        wrong.turn(to: back, duration: 0.5) { wrong.isUserInteractionEnabled = true }
      }
    }
  }
}
