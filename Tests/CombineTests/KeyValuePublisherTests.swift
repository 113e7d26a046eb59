import Combine
import Foundation
import FoundationAdditions
import Testing

private final class Counter: NSObject {
  var count = 0 {
    willSet { KeyValueChanges.willChange(self, "count") }
    didSet { KeyValueChanges.didChange(self, "count") }
  }
}

struct KeyValuePublisherTests {
  @Test func aPropertyIsPublished() {
    let counter = Counter()
    var values: [Int] = []
    let kept = counter.publisher(for: \.count, named: "count").sink { values.append($0) }
    counter.count = 1
    kept.cancel()
    counter.count = 2
    #expect(values == [0, 1])
  }

  @Test func onlyChangesWhereNothingElseIsWanted() {
    let counter = Counter()
    let probe = Probe<Int, Never>()
    counter.publisher(for: \.count, named: "count", options: .new).subscribe(probe)
    probe.ask(.max(1))
    counter.count = 1
    counter.count = 2
    #expect(probe.values == [1])
    probe.ask(.max(1))
    #expect(probe.values == [1, 2])
  }
}
