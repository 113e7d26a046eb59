import UIKit

public class Game: UIViewController {
  public var padding: CGFloat = 16 {
    didSet { layOut() }
  }

  private let cards: [Card]
  // 先翻开的那张牌，正在等第二张。
  private var first: Card?

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
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    cards.forEach { $0.turn() }
  }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: view)
    guard let card = view.hitTest(place, with: nil) as? Card, !card.isFaceUp else { return }
    card.turn { self.turned(card) }
  }

  // 规则：一张牌翻好以后调用。
  private func turned(_ card: Card) {
    guard let other = first else {
      first = card
      return
    }
    first = nil
    // ▼ 你的任务：编号不同的牌才翻回去。相同的牌离开。
    other.turn()
    card.turn()
    // ▲
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
