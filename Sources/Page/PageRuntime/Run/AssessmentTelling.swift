@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// Tells how the page's task was solved, as PlaygroundSupport says it: once a turn, when it is something
/// else than before.
final class AssessmentTelling: @unchecked Sendable {
  private let lock = Lock()
  private var latest: Assessment?
  private var told: Assessment?

  func observe() {
    let name = Notification.Name("PlaygroundPageAssessmentStatusDidChangeNotification")
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let assessment = Self.assessment(note.userInfo ?? [:])
      self.lock.withLock { self.latest = assessment }
    }
  }

  /// Behind what the page has printed.
  func tell() {
    let news: Assessment?? = lock.withLock {
      guard latest != told else { return .none }
      told = latest
      return .some(latest)
    }
    guard case .some(let assessment) = news else { return }
    lek_console_flush()
    PageChannel.send(.assessment(assessment))
  }

  private static func assessment(_ information: [AnyHashable: Any]) -> Assessment? {
    switch information["PlaygroundPageAssessment"] as? String {
    case "pass": .passed(message: information["Message"] as? String)
    case "fail":
      .failed(
        hints: information["Hints"] as? [String] ?? [],
        solution: information["Solution"] as? String)
    default: nil
    }
  }
}
