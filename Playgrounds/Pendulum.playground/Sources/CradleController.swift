import UIKit

/// A cradle of steel balls, and what can be changed about it.
public class CradleController: UIViewController {
  /// How strongly everything falls: 1 on Earth, 0.17 on the Moon.
  public var gravity = 1.0 {
    didSet {
      cradle.gravity.magnitude = CGFloat(gravity)
      rows[0].value = gravity
    }
  }

  /// How much of its speed a ball hands on, from 0 to 1.
  public var bounce = 1.0 {
    didSet {
      cradle.bounce = CGFloat(bounce)
      rows[1].value = bounce
    }
  }

  /// How much the air slows them down.
  public var air = 0.0 {
    didSet {
      cradle.air = CGFloat(air)
      rows[2].value = air
    }
  }

  /// How many balls there are.
  public var balls = 5 {
    didSet {
      balls = min(max(balls, 1), 6)
      hang()
    }
  }

  /// How long the threads are, in points.
  public var length = 190.0 {
    didSet {
      cradle.length = CGFloat(min(max(length, 90), 230))
      hang()
    }
  }

  /// Told at every step how they swing.
  public var moved: (Swing) -> Void {
    get { cradle.moved }
    set { cradle.moved = newValue }
  }

  private let cradle = CradleView(frame: CGRect(x: 0, y: 0, width: 375, height: 320))
  private let panel = UIView()
  private let heading = UILabel()
  private let choice = UISegmentedControl(items: ["1", "2", "3"])
  private let rows = [
    ParameterRow(Texts.gravity, in: 0...2, value: 1),
    ParameterRow(Texts.bounce, in: 0...1, value: 1), ParameterRow(Texts.air, in: 0...2, value: 0),
  ]
  private var pulled = 1
  private var degrees = 28.0

  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 375, height: 560)
    rows[0].changed = { [weak self] in self?.gravity = $0 }
    rows[1].changed = { [weak self] in self?.bounce = $0 }
    rows[2].changed = { [weak self] in self?.air = $0 }
    hang()
  }

  required init?(coder: NSCoder) {
    fatalError("The cradle is made in code.")
  }

  /// Pulls some balls to the left and lets go of them.
  public func pull(_ count: Int, degrees: Double = 28) {
    pulled = min(max(count, 0), balls)
    self.degrees = degrees
    choice.selectedSegmentIndex = pulled - 1 < choice.numberOfSegments ? pulled - 1 : -1
    hang()
  }

  private func hang() {
    cradle.hang(balls, pulled: min(pulled, balls), by: degrees)
  }

  public override func loadView() {
    view = SkyView()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    panel.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.7)
    panel.layer.cornerRadius = 16
    heading.text = Texts.pull
    heading.font = .systemFont(ofSize: 15)
    choice.selectedSegmentIndex = pulled - 1
    choice.accessibilityLabel = Texts.pull
    choice.addTarget(self, action: #selector(chose), for: .valueChanged)
    panel.addSubview(heading)
    panel.addSubview(choice)
    for row in rows { panel.addSubview(row) }
    view.addSubview(cradle)
    view.addSubview(panel)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = CGRect(x: 16, y: 336, width: view.bounds.width - 32, height: 208)
    let width = panel.bounds.width - 32
    heading.frame = CGRect(x: 16, y: 16, width: width - 156, height: 32)
    choice.frame = CGRect(x: 16 + width - 150, y: 16, width: 150, height: 32)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: CGFloat(60 + index * 46), width: width, height: 40)
    }
  }

  @objc func chose() {
    pull(choice.selectedSegmentIndex + 1, degrees: degrees)
  }
}
