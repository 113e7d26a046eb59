import Foundation
import FoundationNetworking
import ObjectiveC

// Foundation for Linux marks these as unavailable, or has them only to be read. A page lives no longer than it is
// looked at, so a background session is a usual one; what is set is kept.

nonisolated(unsafe) private var launchesKey = 0
nonisolated(unsafe) private var waitsKey = 0

extension URLSessionConfiguration {
  /// A session that would go on without its page, and here ends with it.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// Whether the app is started for what comes while it does not run.
  public var sessionSendsLaunchEvents: Bool {
    get { objc_getAssociatedObject(self, &launchesKey) as? Bool ?? true }
    set {
      objc_setAssociatedObject(self, &launchesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Whether a task waits for a network rather than fail.
  public var waitsForConnectivity: Bool {
    get { objc_getAssociatedObject(self, &waitsKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, &waitsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
