import Foundation

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied
  case authorized
  case provisional
}

/// What is allowed.
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Keeps what notifications are asked for; here nothing shows them, and asking is answered no.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private var requests: [UNNotificationRequest] = []
  private let lock = NSLock()

  /// The center of this page.
  open class func current() -> UNUserNotificationCenter { shared }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    NoDevice.say()
    later { completionHandler(false, nil) }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    NoDevice.say()
    return false
  }

  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    later { completionHandler(UNNotificationSettings()) }
  }

  /// Keeps a request; one with the same identifier goes.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    NoDevice.say()
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
    if let handler { later { handler(nil) } }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    later { [self] in completionHandler(lock.withLock { requests }) }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

  private func later(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let work = action
    DispatchQueue.main.async { work() }
  }
}

/// The one line on the console that says what a page will not find here.
enum NoDevice {
  private static let said: Void = FileHandle.standardError.write(
    Data("UserNotifications: this page runs where nothing shows notifications.\n".utf8))

  static func say() { _ = said }
}
