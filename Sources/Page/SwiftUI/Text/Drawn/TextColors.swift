/// Leads the colors of a text from those before a change to those after it, while its letters stay
/// the same.
@MainActor @preconcurrency
final class TextColors {
  private var animator: DataAnimator<AnimatableVector>?

  /// Whether colors are on their way.
  var isMoving: Bool { animator != nil }

  /// The text in the colors of this moment.
  func shown(
    _ new: NSAttributedString, after old: NSAttributedString, of node: _AnyNode
  ) -> NSAttributedString {
    let runs = new.colorRuns
    let target = runs.vector
    if animator == nil {
      let before = old.colorRuns.vector
      guard node.transactionInside.isAnimated, before.values.count == target.values.count else {
        return new
      }
      animator = DataAnimator(before) { [weak node] in node?.setNeedsUpdate() }
    }
    guard let animator else { return new }
    let now = animator.follow(target, in: node.transactionInside)
    guard now != target, now.values.count == target.values.count else {
      end()
      return new
    }
    let colored = NSMutableAttributedString(attributedString: new)
    for (index, run) in runs.enumerated() {
      let color = UIColor(components: now.values[index * 4..<index * 4 + 4])
      colored.addAttribute(.foregroundColor, value: color, range: run.range)
    }
    return colored
  }

  func end() {
    animator?.end()
    animator = nil
  }
}

private struct ColorRun {
  let range: NSRange
  let color: UIColor
}

extension [ColorRun] {
  fileprivate var vector: AnimatableVector {
    AnimatableVector(flatMap { AnimatableVector($0.color).values })
  }
}

extension NSAttributedString {
  /// The parts that have a color each.
  fileprivate var colorRuns: [ColorRun] {
    var runs: [ColorRun] = []
    enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      if let color = value as? UIColor { runs.append(ColorRun(range: range, color: color)) }
    }
    return runs
  }
}
