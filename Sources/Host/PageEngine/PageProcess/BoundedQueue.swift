import Foundation

/// Hands elements from threads to one task, and makes the threads wait where the task is behind.
///
/// A page can say more than anyone reads. Then its reader stops here, the page's socket fills, and
/// the page waits in its own write: no memory of ours grows. The threads that put are threads of
/// our own, never those of Swift's pool, because they block. Elements have a cost in bytes; what is
/// on its way may cost `limit`, and one element more.
final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let limit: Int
  private var elements: [(element: Element, cost: Int)] = []
  private var first = 0
  private var cost = 0
  private var isFinished = false
  private var waiting: CheckedContinuation<Element?, Never>?

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds an element, after waiting for room if it must; ignored once finished.
  func put(_ element: Element, cost: Int) {
    condition.lock()
    while self.cost > limit && !isFinished { condition.wait() }
    add(element, cost: cost)
  }

  /// Adds an element at once. For the few that a task of ours says.
  func post(_ element: Element) {
    condition.lock()
    add(element, cost: 0)
  }

  /// No more comes; what is there may still be taken.
  func finish() {
    condition.lock()
    isFinished = true
    let waiting = self.waiting
    self.waiting = nil
    condition.broadcast()
    condition.unlock()
    waiting?.resume(returning: nil)
  }

  /// The next element; `nil` at the end.
  func next() async -> Element? {
    await withCheckedContinuation { continuation in
      condition.lock()
      if first < elements.count {
        let taken = take()
        condition.signal()
        condition.unlock()
        continuation.resume(returning: taken)
      } else if isFinished || waiting != nil {
        condition.unlock()
        continuation.resume(returning: nil)
      } else {
        waiting = continuation
        condition.unlock()
      }
    }
  }

  /// Unlocks.
  private func add(_ element: Element, cost: Int) {
    if isFinished {
      condition.unlock()
      return
    }
    if let waiting {
      self.waiting = nil
      condition.unlock()
      waiting.resume(returning: element)
      return
    }
    elements.append((element, cost))
    self.cost += cost
    condition.unlock()
  }

  private func take() -> Element {
    let (element, cost) = elements[first]
    first += 1
    self.cost -= cost
    if first == elements.count || first > 1024 {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }
}
