import UIKit

/// The game: a table of sixteen cards and the rules.
public class MemoryGameController: UIViewController {
  static let cardSize = CGSize(width: 104, height: 132)

  /// The space around the cards.
  public var padding: CGFloat = 20 {
    didSet { layTable() }
  }

  /// The colour of the table.
  public var tableColor = UIColor(red: 0.20, green: 0.30, blue: 0.38, alpha: 1) {
    didSet { view.backgroundColor = tableColor }
  }

  /// The colour of the cards' backs.
  public var backColor = UIColor(red: 0.86, green: 0.33, blue: 0.31, alpha: 1)

  /// How long it takes the cards to turn over at the beginning, in seconds.
  public var flipDuration: TimeInterval = 1

  public var viewWidth: CGFloat { 4 * Self.cardSize.width + 5 * padding }
  public var viewHeight: CGFloat { 4 * Self.cardSize.height + 5 * padding }

  private let painter = CardPainter(size: cardSize)
  private lazy var back = painter.back(backColor)
  private var firstCard: Card?
  private(set) public var turns = 0

  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: viewWidth, height: viewHeight)
    deal()
    let tap = UITapGestureRecognizer(
      target: self, action: #selector(MemoryGameController.handleTap(_:)))
    view.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    fatalError("The game is made in code.")
  }

  public override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: viewWidth, height: viewHeight))
    view.backgroundColor = tableColor
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for card in cards { card.turn(to: back, duration: flipDuration) }
  }

  // MARK: Table

  private var cards: [Card] { view.subviews.compactMap { $0 as? Card } }

  private func deal() {
    let faces = Shape.allCases.map { painter.face($0) }
    let deck = (1...8).flatMap { [$0, $0] }.shuffled()
    for (place, number) in deck.enumerated() {
      let card = Card(
        face: faces[number - 1], tag: number, column: place % 4, row: place / 4)
      card.center = center(ofColumn: card.column, row: card.row)
      view.addSubview(card)
    }
  }

  private func center(ofColumn column: Int, row: Int) -> CGPoint {
    let (width, height) = (Self.cardSize.width + padding, Self.cardSize.height + padding)
    return CGPoint(
      x: padding + Self.cardSize.width / 2 + CGFloat(column) * width,
      y: padding + Self.cardSize.height / 2 + CGFloat(row) * height)
  }

  private func layTable() {
    preferredContentSize = CGSize(width: viewWidth, height: viewHeight)
    view.frame = CGRect(origin: .zero, size: preferredContentSize)
    for card in cards { card.center = center(ofColumn: card.column, row: card.row) }
  }

  // MARK: Rules

  @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
    guard let card = view.hitTest(recognizer.location(in: view), with: nil) as? Card,
      card.image !== card.face
    else { return }
    card.isUserInteractionEnabled = false
    guard let first = firstCard else {
      firstCard = card
      card.turn(to: card.face)
      return
    }
    firstCard = nil
    turns += 1
    card.turn(to: card.face) { _ in
      if first.tag == card.tag { self.take(first, card) } else { self.turnBack(first, card) }
    }
  }

  private func take(_ pair: Card...) {
    for card in pair {
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveEaseIn,
        animations: {
          card.alpha = 0
          card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        }, completion: { _ in card.removeFromSuperview() })
    }
  }

  private func turnBack(_ pair: Card...) {
    for card in pair {
      card.turn(to: back) { _ in card.isUserInteractionEnabled = true }
    }
  }
}
