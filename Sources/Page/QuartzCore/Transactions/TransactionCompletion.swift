/// A completion block, and how many animations it still waits for.
final class TransactionCompletion {
  let block: () -> Void
  private var waitsFor = 0
  private var state = State.open

  private enum State {
    case open, committed, called
  }

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func wait(for entry: AnimationEntry) {
    waitsFor += 1
    entry.waiting.append(self)
  }

  func animationEnded() {
    waitsFor -= 1
    callIfDone()
  }

  func commit() {
    state = .committed
    callIfDone()
  }

  private func callIfDone() {
    guard state == .committed, waitsFor == 0 else { return }
    state = .called
    block()
  }
}
