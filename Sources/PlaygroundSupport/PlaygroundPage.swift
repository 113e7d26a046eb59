import Foundation
import UIKit

/// The page that runs: what it shows, and whether it goes on after its last line.
///
/// It says what it wants by notifications, and whoever runs the page listens. They are posted
/// before the setter returns, so a controller's view has been loaded when the next line runs.
public final class PlaygroundPage {
  nonisolated(unsafe) public static let current = PlaygroundPage()

  private init() {}

  /// Whether the page goes on after its last line; has no effect once that line has run.
  public var needsIndefiniteExecution = false {
    didSet {
      post(
        .needsIndefiniteExecutionDidChange,
        ["PlaygroundPageNeedsIndefiniteExecution": needsIndefiniteExecution])
    }
  }

  /// Ends the page.
  public func finishExecution() -> Never {
    post(.finishExecution, [:])
    // Whoever listens has ended the process by now; without a listener it ends here.
    exit(0)
  }

  /// What is shown beside the page; a live view makes the page go on after its last line.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet {
      if liveView == nil && oldValue == nil { return }
      if liveView != nil { needsIndefiniteExecution = true }
      var information: [String: Any] = [:]
      switch liveView?.playgroundLiveViewRepresentation {
      case .view(let view): information["PlaygroundPageLiveView"] = view
      case .viewController(let controller):
        information["PlaygroundPageLiveViewController"] = controller
      case nil: break
      }
      post(.liveViewDidChange, information)
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

  /// How the page's task was solved; nothing until the page has looked. It is kept for the page to read.
  public var assessmentStatus: AssessmentStatus?

  /// What the page keeps for its next run.
  public var keyValueStore: PlaygroundKeyValueStore { .current }

  private func post(_ name: Notification.Name, _ information: [String: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }
}

extension Notification.Name {
  fileprivate static let needsIndefiniteExecutionDidChange = Notification.Name(
    "PlaygroundPageNeedsIndefiniteExecutionDidChangeNotification")
  fileprivate static let finishExecution = Notification.Name(
    "PlaygroundPageFinishExecutionNotification")
  fileprivate static let liveViewDidChange = Notification.Name(
    "PlaygroundPageLiveViewDidChangeNotification")
}

/// A folder that all playgrounds share; a page makes it before it uses it.
public let playgroundSharedDataDirectory = FileManager.default.homeDirectoryForCurrentUser
  .appendingPathComponent("Documents/Shared Playground Data", isDirectory: true)
