import UIKit

/// Plays what was done with one row or several, side by side.
public class SortingController: UIViewController {
  /// How many steps are shown in a second.
  public var pace = 8.0 {
    didSet {
      pace = min(max(pace, 1), 60)
      slider.value = Float(pace)
      if timer != nil { start() }
    }
  }

  private let rows: [RowView]
  private let again = UIButton(type: .system)
  private let paceName = UILabel()
  private let slider = UISlider()
  private var timer: Timer?

  public init(_ rows: Row...) {
    self.rows = rows.map { RowView(row: $0) }
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 375, height: rows.count > 1 ? 620 : 420)
  }

  required init?(coder: NSCoder) {
    fatalError("The row is shown by code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for row in rows { view.addSubview(row) }
    again.setTitle(Texts.again, for: .normal)
    again.contentHorizontalAlignment = .left
    again.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    again.addTarget(self, action: #selector(replay), for: .touchUpInside)
    paceName.text = Texts.pace
    paceName.font = .systemFont(ofSize: 15)
    paceName.textColor = .secondaryLabel
    paceName.textAlignment = .right
    slider.minimumValue = 1
    slider.maximumValue = 60
    slider.value = Float(pace)
    slider.accessibilityLabel = Texts.pace
    slider.addTarget(self, action: #selector(slid), for: .valueChanged)
    for part in [again, paceName, slider] as [UIView] { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inner = view.bounds.insetBy(dx: 20, dy: 20)
    let height = (inner.height - 56) / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: inner.minX, y: inner.minY + CGFloat(index) * height, width: inner.width,
        height: height - (rows.count > 1 ? 16 : 0))
    }
    again.frame = CGRect(x: inner.minX, y: inner.maxY - 40, width: 110, height: 40)
    paceName.frame = CGRect(x: inner.maxX - 220, y: inner.maxY - 40, width: 60, height: 40)
    slider.frame = CGRect(x: inner.maxX - 148, y: inner.maxY - 40, width: 148, height: 40)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 1 / pace, target: self, selector: #selector(step), userInfo: nil, repeats: true)
  }

  @objc func step() {
    for row in rows { row.advance(in: 1 / pace) }
  }

  @objc func replay() {
    for row in rows { row.reset() }
  }

  @objc func slid() {
    pace = Double(slider.value)
  }
}
