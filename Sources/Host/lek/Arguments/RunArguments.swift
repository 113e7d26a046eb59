import PageEngine
import PageProtocol

/// What `lek run` is given.
struct RunArguments: Equatable {
  var path = ""
  /// None runs the page the path leads to, or the first.
  var page: String?
  /// Of virtual time; none uses the real clock.
  var seconds: Double?
  var seed: UInt64?
  var touches: [TouchInput] = []
  var typed: [TimedTyping] = []
  var tree = Tree.none
  /// Moments of further trees, in order.
  var treeMoments: [Double] = []
  /// Pictures of the live view, in the order they were asked for.
  var snapshots: [Snapshots.Shot] = []
  var form = Form.text
  var sandbox = SandboxMode.on
  var network = NetworkAccess.none

  /// Whether the view tree is printed at the end.
  enum Tree { case none, atEnd }
  enum Form { case text, json }

  init(_ reader: ArgumentReader) throws(UsageProblem) {
    var reader = reader
    var scripts: [String] = []
    while let word = try reader.next() {
      switch word {
      case .flag("--page"): page = try reader.text(of: "--page", as: "the name of a page")
      case .flag("--time"): seconds = try reader.seconds(of: "--time")
      case .flag("--seed"): seed = try reader.whole(of: "--seed", in: 0...UInt64.max)
      case .flag("--touch"): scripts.append(try reader.text(of: "--touch", as: "“tap X,Y @T”"))
      case .flag("--tree"): tree = .atEnd
      case .flag("--tree-at"): treeMoments.append(try reader.seconds(of: "--tree-at"))
      case .flag("--snapshot"):
        let path = try reader.text(of: "--snapshot", as: "the name of a PNG file")
        snapshots.append(.init(moment: nil, path: path))
      case .flag("--snapshot-at"):
        let moment = try reader.seconds(of: "--snapshot-at")
        let path = try reader.text(of: "--snapshot-at", as: "seconds and the name of a PNG file")
        snapshots.append(.init(moment: moment, path: path))
      case .flag("--json"): form = .json
      case .flag("--network"): network = .machine
      case .flag("--no-sandbox"): sandbox = .off
      case .flag(let flag): throw .noFlag(flag, of: CommandTable.run)
      case .value(let value) where path.isEmpty: path = value
      case .value(let value): throw .tooMany(value, for: CommandTable.run)
      }
    }
    try finish(scripts)
  }

  private mutating func finish(_ scripts: [String]) throws(UsageProblem) {
    guard !path.isEmpty else {
      throw UsageProblem(
        message: "lek run needs the path of a playground, such as lek run My.playground")
    }
    treeMoments.sort()
    do throws(TouchScript.Problem) {
      touches = try TouchScript.merge(scripts.filter { !TypingScript.isMeant($0) })
      typed = try TypingScript.merge(scripts.filter(TypingScript.isMeant))
    } catch {
      throw UsageProblem(message: error.message)
    }
    try checkMoments()
  }

  private func checkMoments() throws(UsageProblem) {
    let shots = snapshots.compactMap(\.moment)
    if let seconds {
      for (flag, moments) in [("--tree-at", treeMoments), ("--snapshot-at", shots)] {
        guard let late = moments.max(), late > seconds else { continue }
        throw UsageProblem(message: "\(flag) \(late) is after the end of --time \(seconds)")
      }
    } else if tree == .atEnd || !treeMoments.isEmpty {
      throw UsageProblem(message: "a tree needs --time, so that it is known when the run ends")
    } else if !shots.isEmpty {
      throw UsageProblem(
        message: "--snapshot-at needs --time: only virtual time has moments that come again")
    }
  }

  /// As the engine takes it.
  var options: RunOptions {
    RunOptions(
      clock: seconds.map { .virtual(seconds: $0) } ?? .real, seed: seed, touches: touches,
      typed: typed, treeMoments: wantedTrees + snapshotMoments)
  }

  /// Moments at which a tree is printed.
  private var wantedTrees: [Double] {
    guard tree == .atEnd, let seconds else { return treeMoments }
    return treeMoments + [seconds]
  }

  /// Further moments at which the page has to say that they have come.
  private var snapshotMoments: [Double] {
    Set(snapshots.compactMap(\.moment)).subtracting(wantedTrees).sorted()
  }

  /// Whether a tree that the page has sent is one that was asked for.
  func wantsTree(at moment: Double) -> Bool { wantedTrees.contains(moment) }
}
