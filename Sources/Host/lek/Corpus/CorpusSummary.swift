import StudioServer

/// What was seen of all pages, counted.
struct CorpusSummary {
  var verdicts: [PageVerdict]

  /// How many pages came how far.
  struct Counts: Equatable {
    var pages = 0
    var opened = 0
    var compiled = 0
    var ran = 0
    var liveViews = 0
    var drawn = 0
    var run = 0

    init(_ verdicts: some Sequence<PageVerdict>) {
      for verdict in verdicts {
        pages += 1
        if verdict.stage >= .opened { opened += 1 }
        if verdict.stage >= .compiled { compiled += 1 }
        if verdict.stage >= .ran { ran += 1 }
        if verdict.liveView != .none { liveViews += 1 }
        if verdict.liveView == .drawn { drawn += 1 }
        if verdict.runs { run += 1 }
      }
    }
  }

  var counts: Counts { Counts(verdicts) }

  /// Those kinds that there are, in their order.
  var byClass: [(kind: PageClass, counts: Counts)] {
    PageClass.allCases.map { kind in (kind, Counts(verdicts.lazy.filter { $0.kind == kind })) }
      .filter { $0.1.pages > 0 }
  }

  /// Those reasons that there are, in their order.
  var byReason: [(reason: PageVerdict.Reason, pages: Int)] {
    PageVerdict.Reason.allCases
      .map { reason in (reason, verdicts.count { $0.failure?.reason == reason }) }
      .filter { $0.1 > 0 }
  }

  /// What stops most pages, the most frequent first.
  var byMessage: [(message: String, pages: Int)] {
    let messages = verdicts.compactMap(\.failure?.message).filter { !$0.isEmpty }
    return Dictionary(messages.map { ($0, 1) }, uniquingKeysWith: +)
      .map { ($0.key, $0.value) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

extension CorpusSummary {
  /// The last line of `--json`.
  var json: JSONValue {
    .object(
      [.init("event", .string("summary"))] + counts.members + [
        .init(
          "byClass", .object(byClass.map { .init($0.kind.rawValue, .object($0.counts.members)) })),
        .init("byReason", .object(byReason.map { .init($0.reason.rawValue, .count($0.pages)) })),
      ])
  }
}

extension CorpusSummary.Counts {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("pages", .count(pages)), .init("opened", .count(opened)),
      .init("compiled", .count(compiled)), .init("ran", .count(ran)),
      .init("liveViews", .count(liveViews)), .init("drawn", .count(drawn)),
      .init("runs", .count(run)),
    ]
  }
}

extension PageVerdict {
  /// Its line of `--json`.
  var json: JSONValue {
    .members([
      "event": .string("page"), "bundle": .string(bundle), "page": .string(page),
      "class": .string(kind.rawValue), "opened": .bool(stage >= .opened),
      "compiled": .bool(stage >= .compiled), "ran": .bool(stage >= .ran),
      "liveView": .string(liveView.rawValue), "values": .count(values), "runs": .bool(runs),
      "reason": failure.map { .string($0.reason.rawValue) } ?? .null,
      "message": failure.map { .string($0.message) } ?? .null,
      "file": failure.map { .string($0.file) } ?? .null,
      "line": failure.map { .count($0.line) } ?? .null,
    ])
  }
}
