import PageEngine
import PageProtocol

/// Collects, while an edit is on its way, when it passed where.
///
/// Only the newest run is watched: an edit whose run was replaced never came to be a pixel.
struct TraceBook: Equatable, Sendable {
  private let wish: Wish
  private var edit: Edit?
  private var journey: Journey?
  private var lastSave: Save?

  enum Wish: Sendable { case none, wanted }

  private struct Save: Equatable {
    var version: Int
    var milliseconds: Double
  }

  fileprivate struct Edit: Equatable {
    var version: Int
    var keyTime: Double
    var received: Double
  }

  /// All moments are on the wall clock, in milliseconds.
  fileprivate struct Journey: Equatable {
    var run: Int
    var edit: Edit
    var began: Double
    var timing: BuildTiming?
    var marks: [PageMark: Double] = [:]
    var committed: Double?
  }

  init(wish: Wish) {
    self.wish = wish
  }

  mutating func edited(version: Int, keyTime: Double?, received: Moment) {
    guard wish == .wanted else { return }
    edit = Edit(
      version: version, keyTime: keyTime ?? received.wall, received: received.wall)
  }

  /// A run that is made of an edit nobody has seen yet begins a journey.
  mutating func runBegins(_ run: Int, version: Int, at moment: Moment) {
    journey = edit.flatMap { edit in
      edit.version == version ? Journey(run: run, edit: edit, began: moment.wall) : nil
    }
    edit = nil
  }

  mutating func saved(version: Int, milliseconds: Double) {
    lastSave = Save(version: version, milliseconds: milliseconds)
  }

  mutating func built(_ timing: BuildTiming, run: Int) {
    change(run) { $0.timing = timing }
  }

  mutating func marked(_ mark: PageMark, run: Int, at wall: Double) {
    change(run) { $0.marks[mark] = wall }
  }

  /// A commit was handed to the browsers.
  mutating func committed(run: Int, at moment: Moment) {
    change(run) { $0.committed = $0.committed ?? moment.wall }
  }

  /// A browser has the first commit of a run on its screen: the end of the journey.
  mutating func painted(run: Int, at wall: Double) -> EditTrace? {
    guard let journey, journey.run == run, journey.committed != nil else { return nil }
    return end(journey, at: wall, painted: wall)
  }

  /// A run ended, or has nothing to show: the journey ends where it is.
  mutating func ended(run: Int, at moment: Moment) -> EditTrace? {
    guard let journey, journey.run == run else { return nil }
    return end(journey, at: moment.wall, painted: nil)
  }

  private mutating func change(_ run: Int, _ change: (inout Journey) -> Void) {
    guard journey?.run == run else { return }
    change(&journey!)
  }

  private mutating func end(_ journey: Journey, at end: Double, painted: Double?) -> EditTrace {
    self.journey = nil
    var phases: [EditTrace.Phase: Double] = [:]
    if let lastSave, lastSave.version == journey.edit.version {
      phases[.save] = lastSave.milliseconds
    }
    let passed = journey.passed(painted: painted)
    var last = journey.edit.keyTime
    for (index, (phase, moment)) in passed.enumerated() {
      let isUnderWay = passed[index...].allSatisfy { $0.1 == nil }
      let until = min(max(moment ?? (isUnderWay ? end : last), last), max(end, last))
      phases[phase] = until - last
      last = until
    }
    return EditTrace(
      version: journey.edit.version, run: journey.run, phases: phases,
      whole: last - journey.edit.keyTime)
  }
}

extension TraceBook.Journey {
  /// Each phase and the moment at which it was over, as far as it is known.
  fileprivate func passed(painted: Double?) -> [(EditTrace.Phase, Double?)] {
    var moments: [(EditTrace.Phase, Double?)] = [(.key, edit.received), (.pause, began)]
    if let timing {
      var moment = began
      let parts: [(EditTrace.Phase, Double)] = [
        (.dialect, timing.dialect), (.sources, timing.sources), (.frontEnd, timing.frontEnd),
        (.link, timing.link),
      ]
      for (phase, milliseconds) in parts {
        moment += milliseconds
        moments.append((phase, moment))
      }
    } else {
      moments.append((.frontEnd, nil))
    }
    return moments + [
      (.start, marks[.loaded]), (.run, marks[.topLevelEnded]), (.commit, marks[.firstCommit]),
      (.wire, committed), (.paint, painted),
    ]
  }
}
