import Foundation

/// Scripts that were given to a document and have not answered.
@MainActor struct WebQuestions {
  typealias Answer = (Any?, (any Error)?) -> Void

  private var waiting: [UInt32: Answer] = [:]
  private var last: UInt32 = 0

  mutating func ask(_ answer: @escaping Answer) -> UInt32 {
    last += 1
    waiting[last] = answer
    return last
  }

  mutating func take(_ question: UInt32) -> Answer? {
    waiting.removeValue(forKey: question)
  }

  /// Another document is shown, which knows nothing of them.
  mutating func forgetAll() {
    let forgotten = waiting
    waiting = [:]
    for (_, answer) in forgotten.sorted(by: { $0.key < $1.key }) {
      answer(nil, WKError(.webContentProcessTerminated))
    }
  }
}
