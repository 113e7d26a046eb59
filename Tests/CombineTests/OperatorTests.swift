import Combine
import Testing

struct OperatorTests {
  @Test func printingSaysWhatCombineSays() {
    let lines = Lines()
    let subject = PassthroughSubject<Int, Broken>()
    let kept = subject.print("seq", to: lines).filter { $0 > 1 }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.here))
    kept.cancel()
    #expect(
      lines.all == [
        "seq: receive subscription: (PassthroughSubject)", "seq: request unlimited",
        "seq: receive value: (1)", "seq: request max: (1) (synchronous)",
        "seq: receive value: (2)", "seq: receive error: (here)",
      ])
  }

  @Test func theLatestAreCombinedAndRowsAreZipped() {
    let numbers = PassthroughSubject<Int, Never>()
    let words = PassthroughSubject<String, Never>()
    var latest: [String] = []
    var rows: [String] = []
    let kept = [
      numbers.combineLatest(words) { "\($0)\($1)" }.sink { latest.append($0) },
      numbers.zip(words) { "\($0)\($1)" }.sink(
        receiveCompletion: { _ in rows.append("end") }, receiveValue: { rows.append($0) }),
    ]
    numbers.send(1)
    numbers.send(2)
    words.send("a")
    words.send("b")
    numbers.send(completion: .finished)
    words.send("c")
    #expect(latest == ["2a", "2b", "2c"])
    #expect(rows == ["1a", "2b", "end"])
    kept.forEach { $0.cancel() }
  }

  @Test func onlyTheLatestPublisherIsHeard() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var isOver = false
    let kept = outer.switchToLatest()
      .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { heard.append($0) })
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(!isOver)
    second.send(completion: .finished)
    #expect(isOver)
    #expect(heard == [1, 3])
    kept.cancel()
  }

  @Test func aFailureIsTriedAgainAndThenReplaced() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, Broken> in
      attempts += 1
      return Fail(error: .here)
    }
    var values: [Int] = []
    _ = failing.retry(2).catch { _ in Just(7) }.sink { values.append($0) }
    #expect(attempts == 3)
    #expect(values == [7])
  }

  @Test func whatIsThrownIsTheEnd() {
    var ends: [String] = []
    var values: [Int] = []
    _ = AnyPublisher(["1", "x", "3"].publisher)
      .tryMap { text -> Int in
        guard let number = Int(text) else { throw Broken.here }
        return number
      }
      .sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { values.append($0) })
    #expect(values == [1])
    #expect(ends.count == 1 && ends[0].contains("here"))
  }

  @Test func aSharedPublisherIsSubscribedToOnce() {
    let source = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var ended = 0
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { ended += 1 }
    ).share()
    var heard: [Int] = []
    let one = shared.sink { heard.append($0) }
    let other = shared.sink { heard.append($0 * 10) }
    source.send(1)
    #expect(subscriptions == 1)
    #expect(heard == [1, 10])
    one.cancel()
    #expect(ended == 0)
    other.cancel()
    #expect(ended == 1)
  }

  @Test func placesAndEndsAreKept() {
    func all<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
      var values: [P.Output] = []
      _ = publisher.sink { values.append($0) }
      return values
    }
    let ten = AnyPublisher((1...10).publisher)
    #expect(all(ten.dropFirst(8)) == [9, 10])
    #expect(all(ten.prefix(2)) == [1, 2])
    #expect(all(ten.prefix(0)).isEmpty)
    #expect(all(ten.output(in: 2...3)) == [3, 4])
    #expect(all(ten.drop { $0 < 9 }) == [9, 10])
    #expect(all(ten.scan(0, +).last()) == [55])
    #expect(all(ten.reduce(0, +)) == [55])
    #expect(all(ten.min()) == [1])
    #expect(all(ten.contains(3)) == [true])
    #expect(all(ten.allSatisfy { $0 < 5 }) == [false])
    #expect(all(ten.collect(4).map(\.count)) == [4, 4, 2])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 3)) == [3])
    #expect(all([1, nil, 3].publisher.replaceNil(with: 2)) == [1, 2, 3])
    #expect(all(AnyPublisher([1, 1, 2, 2, 1].publisher).removeDuplicates()) == [1, 2, 1])
    #expect(all(ten.ignoreOutput()).isEmpty)
    #expect(all(Publishers.MergeMany([1].publisher, [2].publisher)) == [1, 2])
  }

  @Test func valuesAreAwaited() async throws {
    var values: [Int] = []
    for await value in (1...3).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: .here).values {}
    }
  }
}
