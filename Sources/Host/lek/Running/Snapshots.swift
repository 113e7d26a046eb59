import Foundation
import LayerPlayer
import PageEngine

/// Draws the live view for `--snapshot` and `--snapshot-at`, from what the page commits.
///
/// A picture of a moment is taken when the page says that moment has come: all it has done by then
/// is committed, and its animations are where they are at that time.
struct Snapshots {
  /// A picture that is wanted: at a moment, or at the end.
  struct Shot: Equatable {
    var moment: Double?
    var path: String
  }

  private let player = LayerPlayer()
  private var open: [Shot]
  /// The page's virtual time ends here; none for the real clock.
  private let end: Double?
  private var lastCommit = ContinuousClock.now
  /// Where a picture could not be written.
  private(set) var failures: [String] = []

  init(_ shots: [Shot], end: Double?) {
    open = shots
    self.end = end
  }

  /// What is wrong with where the pictures are to go, before anything is run.
  static func problem(with shots: [Shot]) -> String? {
    for shot in shots {
      let folder = URL(fileURLWithPath: shot.path).deletingLastPathComponent().path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { return "there is no folder \(folder) for \(shot.path)" }
      if FileManager.default.fileExists(atPath: shot.path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        return "\(shot.path) is a folder; a snapshot needs the name of a file"
      }
      guard access(folder, W_OK) == 0 else { return "nothing may be written into \(folder)" }
    }
    return nil
  }

  mutating func see(_ event: EngineEvent) {
    guard !open.isEmpty else { return }
    switch event {
    case .commit(let frame), .picture(let frame):
      // What a page garbles is not drawn; the studio's player refuses it too.
      try? player.receive(frame: frame)
      lastCommit = .now
    case .tree(let moment, _): take(at: moment)
    default: break
    }
  }

  /// Takes what is left, and says what could not be taken.
  mutating func finish() -> [String] {
    let now =
      end ?? player.lastCommit + (ContinuousClock.now - lastCommit) / Duration.seconds(1)
    for shot in open where shot.moment == nil { draw(shot, at: now) }
    let missed = open.compactMap { shot in
      shot.moment.map { "the page had ended before \($0) s; \(shot.path) is not written" }
    }
    open = []
    return failures + missed
  }

  private mutating func take(at moment: Double) {
    for shot in open where shot.moment == moment { draw(shot, at: moment) }
    open.removeAll { $0.moment == moment }
  }

  private mutating func draw(_ shot: Shot, at time: Double) {
    guard let drawing = player.draw(at: time) else {
      failures.append("the page has no live view; \(shot.path) is not written")
      return
    }
    do {
      try Data(drawing.png).write(to: URL(fileURLWithPath: shot.path))
    } catch {
      failures.append("\(shot.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
