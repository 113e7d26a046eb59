import UIKit

/// A live view that asks which part of it nothing covers: here that is its safe area.
@MainActor @preconcurrency
public protocol PlaygroundLiveViewSafeAreaContainer: AnyObject {
  var liveViewSafeAreaGuide: UILayoutGuide { get }
}

extension PlaygroundLiveViewSafeAreaContainer where Self: UIView {
  public var liveViewSafeAreaGuide: UILayoutGuide { safeAreaLayoutGuide }
}

extension PlaygroundLiveViewSafeAreaContainer where Self: UIViewController {
  public var liveViewSafeAreaGuide: UILayoutGuide { view.safeAreaLayoutGuide }
}
