import Foundation

/// Something recognizers follow from its beginning to its end: a touch, a key, a turn of a wheel.
/// Recognizers that follow one thing are rivals.
@MainActor
protocol FollowedInput: AnyObject {
  var followers: [UIGestureRecognizer] { get set }
}

extension UITouch: FollowedInput {
  var followers: [UIGestureRecognizer] {
    get { gestureRecognizers ?? [] }
    set { gestureRecognizers = newValue }
  }
}

extension UIPress: FollowedInput {
  var followers: [UIGestureRecognizer] {
    get { gestureRecognizers ?? [] }
    set { gestureRecognizers = newValue }
  }
}
