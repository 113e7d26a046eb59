import Foundation
import UIKit

/// The page that runs: what it shows, and whether it goes on after its last line.
///
/// It says what it wants by notifications, and whoever runs the page listens. They are posted
/// before the setter returns, so a controller's view has been loaded when the next line runs.
/// In a page of a book, the program of `LiveView.swift` runs first and uses the same page; from then on
/// what it has shown is seen through a proxy.
public final class PlaygroundPage {
  nonisolated(unsafe) public static let current = PlaygroundPage()

  /// To the live view of `LiveView.swift`, once that program has run.
  private(set) var connection: LiveViewConnection?
  private var own: (any PlaygroundLiveViewable)?
  private var wantsToGoOn = false

  private init() {
    hear("PlaygroundPageLiveViewDidRun") { $0.liveViewRan() }
    hear("PlaygroundPageTopLevelDidEnd") { $0.topLevelEnded() }
  }

  /// Whether the page goes on after its last line; has no effect once that line has run.
  public var needsIndefiniteExecution: Bool {
    get { wantsToGoOn }
    set {
      wantsToGoOn = newValue
      post(
        .needsIndefiniteExecutionDidChange,
        ["PlaygroundPageNeedsIndefiniteExecution": newValue || connection != nil])
    }
  }

  /// Ends the page; what `LiveView.swift` has shown goes on without it.
  public func finishExecution() -> Never {
    connection?.close()
    post(.finishExecution, ["PlaygroundPageLiveViewGoesOn": connection != nil])
    // Whoever listens has ended the process by now; without a listener it ends here.
    exit(0)
  }

  /// What is shown beside the page; a live view makes the page go on after its last line.
  ///
  /// Where the page shows nothing itself, this is a proxy for what `LiveView.swift` has shown.
  public var liveView: (any PlaygroundLiveViewable)? {
    get { own ?? connection?.proxy }
    set {
      let before = own
      own = newValue is PlaygroundRemoteLiveViewProxy ? nil : newValue
      if own == nil && before == nil { return }
      if own != nil { needsIndefiniteExecution = true }
      show(own ?? connection?.shown)
    }
  }

  /// Shows something beside the page, as assigning `liveView` does.
  public func setLiveView(_ liveView: (any PlaygroundLiveViewable)?) {
    self.liveView = liveView
  }

  /// Whether the live view would like to have the whole screen. It stands beside its page here; the
  /// wish is kept for the page to read.
  public var wantsFullScreenLiveView = false

  /// What a page that sets a task thinks of how it was solved.
  public enum AssessmentStatus: Equatable, Sendable {
    case pass(message: String?)
    case fail(hints: [String], solution: String?)
  }

  /// How the page's task was solved; nothing until the page has looked. It is shown beside the page.
  public var assessmentStatus: AssessmentStatus? {
    didSet { post(.assessmentStatusDidChange, assessmentStatus?.information ?? [:]) }
  }

  /// What the page keeps for its next run.
  public var keyValueStore: PlaygroundKeyValueStore { .current }

  // MARK: - With whoever runs it

  private func show(_ liveView: (any PlaygroundLiveViewable)?) {
    var information: [String: Any] = [:]
    switch liveView?.playgroundLiveViewRepresentation {
    case .view(let view): information["PlaygroundPageLiveView"] = view
    case .viewController(let controller):
      information["PlaygroundPageLiveViewController"] = controller
    case nil: break
    }
    post(.liveViewDidChange, information)
  }

  /// What the page's code sees from now on is a page that has shown nothing itself.
  private func liveViewRan() {
    guard let shown = own else { return }
    connection = LiveViewConnection(shown: shown)
    (own, wantsToGoOn) = (nil, false)
    connection?.open()
  }

  private func topLevelEnded() {
    if !wantsToGoOn { connection?.close() }
  }

  private func post(_ name: Notification.Name, _ information: [String: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  private func hear(_ name: String, _ work: @escaping @Sendable (PlaygroundPage) -> Void) {
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name(name), object: nil, queue: nil
    ) { _ in work(.current) }
  }
}

extension PlaygroundPage.AssessmentStatus {
  fileprivate var information: [String: Any] {
    switch self {
    case .pass(let message):
      ["PlaygroundPageAssessment": "pass"].merging(message.map { ["Message": $0] } ?? [:]) { $1 }
    case .fail(let hints, let solution):
      (["PlaygroundPageAssessment": "fail", "Hints": hints] as [String: Any])
        .merging(solution.map { ["Solution": $0] } ?? [:]) { $1 }
    }
  }
}

extension Notification.Name {
  fileprivate static let needsIndefiniteExecutionDidChange = Notification.Name(
    "PlaygroundPageNeedsIndefiniteExecutionDidChangeNotification")
  fileprivate static let finishExecution = Notification.Name(
    "PlaygroundPageFinishExecutionNotification")
  fileprivate static let assessmentStatusDidChange = Notification.Name(
    "PlaygroundPageAssessmentStatusDidChangeNotification")
  fileprivate static let liveViewDidChange = Notification.Name(
    "PlaygroundPageLiveViewDidChangeNotification")
}

/// A folder that all playgrounds share; a page makes it before it uses it.
public let playgroundSharedDataDirectory = FileManager.default.homeDirectoryForCurrentUser
  .appendingPathComponent("Documents/Shared Playground Data", isDirectory: true)
