import Combine
import Testing

struct DemandTests {
  @Test func aSequenceGivesWhatIsAskedFor() {
    let probe = Probe<Int, Never>()
    (1...5).publisher.subscribe(probe)
    #expect(probe.values.isEmpty)
    probe.ask(.max(2))
    #expect(probe.values == [1, 2])
    probe.ask(.max(3))
    #expect(probe.values == [1, 2, 3, 4, 5])
    #expect(probe.ends == ["finished"])
  }

  @Test func anAnswerAsksForMore() {
    let probe = Probe<Int, Never>(answering: .max(1))
    (1...4).publisher.subscribe(probe)
    probe.ask(.max(1))
    #expect(probe.values == [1, 2, 3, 4])
  }

  @Test func aSubjectDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    subject.send(1)
    probe.ask(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(probe.values == [2])
  }

  @Test func aCurrentValueWaitsUntilItIsAskedFor() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    subject.send(2)
    probe.ask(.max(1))
    #expect(probe.values == [2])
    subject.send(3)
    probe.ask(.max(1))
    #expect(probe.values == [2, 3])
  }

  @Test func filteringAsksAgainForWhatItLeavesOut() {
    let probe = Probe<Int, Never>()
    AnyPublisher((1...10).publisher).filter { $0 > 8 }.subscribe(probe)
    probe.ask(.max(1))
    #expect(probe.values == [9])
  }

  @Test func flatMapKeepsWhatIsNotAskedFor() {
    let probe = Probe<Int, Never>()
    (1...3).publisher.flatMap { [$0, $0 * 10].publisher }.subscribe(probe)
    probe.ask(.max(3))
    #expect(probe.values.count == 3)
    #expect(probe.ends.isEmpty)
    probe.ask(.unlimited)
    #expect(probe.values.sorted() == [1, 2, 3, 10, 20, 30])
    #expect(probe.ends == ["finished"])
  }

  @Test func flatMapWithOnePublisherAtATimeKeepsTheOrder() {
    var values: [Int] = []
    let all = (1...3).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    _ = all.sink { values.append($0) }
    #expect(values == [1, 10, 2, 20, 3, 30])
  }

  @Test func concatenatingCarriesTheRestOver() {
    let probe = Probe<Int, Never>()
    AnyPublisher([1, 2].publisher).append([3, 4].publisher).subscribe(probe)
    probe.ask(.max(3))
    #expect(probe.values == [1, 2, 3])
    probe.ask(.max(1))
    #expect(probe.values == [1, 2, 3, 4])
    #expect(probe.ends == ["finished"])
  }

  @Test func collectingAsksForWholeArrays() {
    let lines = Lines()
    let probe = Probe<[Int], Never>()
    (1...5).publisher.print("", to: lines).collect(2).subscribe(probe)
    probe.ask(.max(1))
    #expect(probe.values == [[1, 2]])
    #expect(lines.all.contains("request max: (2)"))
  }

  @Test func aBufferKeepsTheOldestOrTheNewest() {
    let subject = PassthroughSubject<Int, Never>()
    let oldest = Probe<Int, Never>()
    let newest = Probe<Int, Never>()
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(oldest)
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(newest)
    for value in 1...4 { subject.send(value) }
    oldest.ask(.unlimited)
    newest.ask(.unlimited)
    #expect(oldest.values == [1, 2])
    #expect(newest.values == [3, 4])
  }

  @Test func arithmeticKnowsNoLimit() {
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(2) + .unlimited == .unlimited)
    #expect(Subscribers.Demand.max(2) * 3 == 6)
    #expect("\(Subscribers.Demand.max(2))" == "max(2)")
  }
}
