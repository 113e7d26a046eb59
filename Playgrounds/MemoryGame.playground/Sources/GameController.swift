import UIKit

/// The memory game.
///
/// Everything about it that can be seen is a property, and each can be changed at any time, also in
/// the middle of a game. What happens when cards are touched stands in the extensions.
public class GameController: UIViewController {
  // MARK: The table

  /// How many cards lie beside and below each other. Another grid begins another round.
  public var grid = (columns: 4, rows: 4) {
    didSet {
      grid = TableLayout.sensible(grid)
      if grid != oldValue { restart() }
    }
  }

  /// Who may be on the cards. Others begin another round.
  public var animals = Animal.allCases {
    didSet { if animals != oldValue { restart() } }
  }

  public var cardSize = CGSize(width: 100, height: 118) { didSet { looksChanged() } }
  /// The space between two cards.
  public var padding: CGFloat = 16 { didSet { looksChanged() } }
  public var cornerRadius: CGFloat = 12 { didSet { looksChanged() } }

  // MARK: Colours and words

  public var backColor = Colors.cardBack { didSet { looksChanged() } }
  /// A picture of your own for the backs, in place of the hand.
  public var backImage: UIImage? { didSet { looksChanged() } }
  public var tableColor = Colors.table { didSet { looksChanged() } }
  public var textColor = Colors.text { didSet { looksChanged() } }
  public var texts = Texts() { didSet { looksChanged() } }

  // MARK: Time, in seconds

  public var dealDuration: TimeInterval = 0.9
  /// How long the cards lie open before the game begins.
  public var lookDuration: TimeInterval = 1.2
  public var flipDuration: TimeInterval = 0.4
  public var matchDuration: TimeInterval = 0.8
  /// How long two cards lie open that are not alike.
  public var mismatchDuration: TimeInterval = 0.7
  public var peekDuration: TimeInterval = 1

  // MARK: Playing

  /// Whether holding a finger on the table, the eye, and the P key show all cards.
  public var peekEnabled = true { didSet { looksChanged() } }

  /// Is called at the end of each round.
  public var whenWon: (Score) -> Void = { _ in }

  /// How the round stands.
  public var score: Score {
    Score(
      pairs: round.faces.count / 2, moves: round.moves, peeks: round.peeks,
      seconds: stopwatch.seconds)
  }

  /// Deals anew.
  public func restart() { newRound() }

  /// Shows all cards for a moment.
  public func peek() { peekForAMoment() }

  // MARK: What it keeps

  enum Phase {
    case waiting, dealing, looking, playing, peeking, won
  }

  var phase = Phase.waiting
  var round = Round<Face>(faces: [])
  /// What happens later belongs to one round, and does not happen in the next.
  var roundNumber = 0
  /// Place by place; those that were found have left.
  var cards: [Card?] = []
  var stopwatch = Stopwatch()
  var ticks: Timer?
  var peekState = PeekState()
  var focus: Int?

  let board = UIView()
  let field = UIView()
  let scoreboard = Scoreboard()
  let countdown = UIView()
  let focusRing = UIView()
  let pictures = PictureBox()
  var winPanel: WinPanel?

  // MARK: Life

  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = layout.size
  }

  required init?(coder: NSCoder) {
    fatalError("The game is made in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    buildTable()
    newRound()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    if phase == .waiting { deal() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopTicks()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layTable()
  }

  // MARK: Keys

  public override var canBecomeFirstResponder: Bool { true }
  public override var keyCommands: [UIKeyCommand]? { gameKeys }
}
