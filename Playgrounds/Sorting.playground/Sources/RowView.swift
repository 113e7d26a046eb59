import UIKit

/// Shows a row, first as it was, and then step by step what was done with it.
class RowView: UIView {
  private let row: Row
  private let name = UILabel()
  private let counts = UILabel()
  private let pointers = [UIView(), UIView()]
  private var bars: [BarView] = []
  private var nextStep = 0
  private var compared = 0
  private var swapped = 0
  private var lifted: BarView?

  init(row: Row) {
    self.row = row
    super.init(frame: .zero)
    name.text = row.name
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    counts.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    counts.textColor = .secondaryLabel
    counts.textAlignment = row.name.isEmpty ? .left : .right
    for label in [name, counts] { addSubview(label) }
    for pointer in pointers {
      pointer.backgroundColor = .label
      pointer.alpha = 0
      addSubview(pointer)
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    reset()
  }

  required init?(coder: NSCoder) {
    fatalError("A row is made in code.")
  }

  var isDone: Bool { nextStep >= row.steps.count }

  /// Back to how it was at first.
  func reset() {
    for bar in bars { bar.removeFromSuperview() }
    bars = row.start.map { BarView(height: $0, of: row.count) }
    for bar in bars { addSubview(bar) }
    (nextStep, compared, swapped, lifted) = (0, 0, 0, nil)
    for pointer in pointers { pointer.alpha = 0 }
    count()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 20)
    counts.frame =
      row.name.isEmpty
      ? CGRect(x: 0, y: 0, width: bounds.width, height: 20)
      : CGRect(x: bounds.width / 3, y: 0, width: bounds.width * 2 / 3, height: 20)
    for (index, bar) in bars.enumerated() { place(bar, at: index) }
    for pointer in pointers where pointer.frame.isEmpty {
      pointer.frame = CGRect(x: 0, y: bounds.height - 6, width: 6, height: 6)
      pointer.layer.cornerRadius = 3
    }
  }

  private func place(_ bar: BarView, at index: Int) {
    let ground = bounds.height - 12
    let room = bounds.width / CGFloat(bars.count)
    let height = (ground - 44) * CGFloat(bar.height) / CGFloat(bars.count) + 6
    let width = room - min(6, room / 4)
    bar.bounds.size = CGSize(width: width, height: height)
    bar.center = CGPoint(x: room * (CGFloat(index) + 0.5), y: ground - height / 2)
    bar.layer.cornerRadius = min(5, width / 2)
  }

  /// Shows the next step, in about so much time.
  func advance(in duration: TimeInterval) {
    guard !isDone else { return }
    switch row.steps[nextStep] {
    case .compare(let one, let other):
      compared += 1
      point(to: [one, other], in: duration)
    case .swap(let one, let other):
      swapped += 1
      bars.swapAt(one, other)
      bringSubviewToFront(bars[one])
      UIView.animate(withDuration: duration * 0.9, delay: 0, options: .curveEaseInOut) {
        for index in [one, other] { self.place(self.bars[index], at: index) }
      }
    }
    nextStep += 1
    count()
    if isDone { finish() }
  }

  private func point(to places: [Int], in duration: TimeInterval) {
    UIView.animate(withDuration: duration * 0.6) {
      for (pointer, place) in zip(self.pointers, places) {
        pointer.alpha = 1
        pointer.center.x = self.bars[place].center.x
      }
    }
  }

  private func count() {
    counts.text = String(format: Texts.counts, compared, swapped)
  }

  /// Whether the bars stand in order, as they are seen.
  private var isInOrder: Bool {
    zip(bars, bars.dropFirst()).allSatisfy { $0.height <= $1.height }
  }

  private func finish() {
    UIView.animate(withDuration: 0.3) { for pointer in self.pointers { pointer.alpha = 0 } }
    guard isInOrder else { return }
    counts.text! += " · " + Texts.sorted
    for (index, bar) in bars.enumerated() { bar.hop(after: 0.2 + Double(index) * 0.03) }
  }

  /// By hand: one tap lifts a bar, a tap on another swaps the two.
  @objc func tapped(_ tap: UITapGestureRecognizer) {
    let index = Int(tap.location(in: self).x / bounds.width * CGFloat(bars.count))
    guard isDone, bars.indices.contains(index) else { return }
    let bar = bars[index]
    guard let other = lifted, let from = bars.firstIndex(of: other) else {
      lifted = bar
      UIView.animate(withDuration: 0.15) { bar.isLifted = true }
      return
    }
    lifted = nil
    UIView.animate(withDuration: 0.15) { other.isLifted = false }
    guard other != bar else { return }
    row.swap(from, index)
    advance(in: 0.35)
  }
}
