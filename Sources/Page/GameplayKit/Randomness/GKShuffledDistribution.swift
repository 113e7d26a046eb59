import Foundation

/// Numbers from a lowest to a highest one, none of which comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var waiting: [Int] = []

  @discardableResult
  open override func nextInt() -> Int {
    if waiting.isEmpty { deal() }
    return waiting.removeLast()
  }

  /// The next number that waits and is below the bound; when none does, all are dealt anew.
  @discardableResult
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > Swift.max(lowest, 0) && highest >= 0 else {
      fatalError("No value from \(lowest) to \(highest) is at least 0 and below \(upperBound).")
    }
    let fits = { (value: Int) in 0..<upperBound ~= value }
    if !waiting.contains(where: fits) { deal() }
    return waiting.remove(at: waiting.lastIndex(where: fits)!)
  }

  @discardableResult
  open override func nextUniform() -> Float { highest == 0 ? 0 : Float(nextInt()) / Float(highest) }

  private func deal() {
    waiting = Array(lowest...highest)
    for last in stride(from: waiting.count - 1, to: 0, by: -1) {
      waiting.swapAt(last, source.nextInt(upperBound: last + 1))
    }
  }
}
