import PageEngine
import StudioServer

/// A block's place and name, what it prints, and then the values of its lines.
struct BlockReport: RunReport {
  private var inner: any RunReport
  /// The last that was said of each place.
  private var values: [Place: PageResult] = [:]

  private struct Place: Hashable, Comparable {
    var line: Int
    var column: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  init(_ block: BlockRun, _ inner: any RunReport) {
    self.inner = inner
    let name = block.name.map { " “\($0)”" } ?? ""
    Terminal.say("\(block.file):\(block.line): #Playground\(name)")
  }

  mutating func report(_ event: EngineEvent) -> Terminal.Reader {
    if case .results(let results) = event {
      for result in results {
        values[Place(line: result.range.line, column: result.range.column)] = result
      }
    }
    return inner.report(event)
  }

  mutating func finish(_ outcome: RunOutcome, status: ExitStatus) {
    for (place, result) in values.sorted(by: { $0.key < $1.key }) {
      let record = result.record
      let name = record.name.isEmpty ? "" : record.name + " = "
      let times = record.count > 1 ? "  (\(record.count) times)" : ""
      Terminal.say("  \(place.line)  \(name)\(record.summary)\(times)")
    }
    inner.finish(outcome, status: status)
  }
}
