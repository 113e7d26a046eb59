import Combine
import Dispatch
import Testing

struct ThreadTests {
  /// What several threads send arrives whole, and one value after the other.
  @Test func mergingLetsOneThreadThroughAtATime() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var sum = 0
    let kept = Publishers.MergeMany(subjects).sink { sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for value in 1...1000 { subjects[thread].send(value) }
    }

    #expect(sum == 4 * 500_500)
    kept.cancel()
  }

  @Test func subscribingAndSendingAtTheSameTimeLosesNoSubscriber() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let lists = (0..<4).map { _ in Kept() }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for value in 0..<100 {
        lists[thread].all.append(subject.sink { _ in })
        subject.send(value)
      }
    }
    var told = 0
    let last = subject.dropFirst().sink { _ in told += 1 }
    subject.send(1)
    #expect(told == 1)
    #expect(lists.allSatisfy { $0.all.count == 100 })
    last.cancel()
  }

  private final class Kept: @unchecked Sendable {
    var all: [AnyCancellable] = []
  }
}
