import UIKit

public class Game: UIViewController {
  // Läses när korten vänds.
  public var turnDuration: TimeInterval = 0.5

  // ▼ Ditt steg: anropa `layOut()` varje gång den
  //   här sätts.
  public var padding: CGFloat = 16
  // ▲

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

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear:", turnDuration, padding)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear:", turnDuration, padding)
    cards.forEach { $0.turn(duration: turnDuration) }
  }

  // Läser `padding`. Vem anropar den när det ändras?
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
