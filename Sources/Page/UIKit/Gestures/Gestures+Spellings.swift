// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CoreGraphics
import Foundation

// What Swift 2 to 4 called gestures, touches and events.

@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
@available(*, deprecated, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
@available(*, deprecated, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
@available(*, deprecated, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType

extension UIGestureRecognizer.State {
  @available(*, deprecated, renamed: "possible")
  public static var Possible: Self { .possible }
  @available(*, deprecated, renamed: "began")
  public static var Began: Self { .began }
  @available(*, deprecated, renamed: "changed")
  public static var Changed: Self { .changed }
  @available(*, deprecated, renamed: "ended")
  public static var Ended: Self { .ended }
  @available(*, deprecated, renamed: "cancelled")
  public static var Cancelled: Self { .cancelled }
  @available(*, deprecated, renamed: "failed")
  public static var Failed: Self { .failed }
  @available(*, deprecated, renamed: "recognized")
  public static var Recognized: Self { .recognized }
}

extension UISwipeGestureRecognizer.Direction {
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "up")
  public static var Up: Self { .up }
  @available(*, deprecated, renamed: "down")
  public static var Down: Self { .down }
}

extension UITouch.Phase {
  @available(*, deprecated, renamed: "began")
  public static var Began: Self { .began }
  @available(*, deprecated, renamed: "moved")
  public static var Moved: Self { .moved }
  @available(*, deprecated, renamed: "stationary")
  public static var Stationary: Self { .stationary }
  @available(*, deprecated, renamed: "ended")
  public static var Ended: Self { .ended }
  @available(*, deprecated, renamed: "cancelled")
  public static var Cancelled: Self { .cancelled }
}

extension UIGestureRecognizer {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  @available(*, deprecated, renamed: "location(ofTouch:in:)")
  public func locationOfTouch(_ touchIndex: Int, inView view: UIView?) -> CGPoint {
    location(ofTouch: touchIndex, in: view)
  }

  @available(*, deprecated, renamed: "require(toFail:)")
  public func requireGestureRecognizerToFail(_ otherGestureRecognizer: UIGestureRecognizer) {
    require(toFail: otherGestureRecognizer)
  }
}

extension UIPanGestureRecognizer {
  @available(*, deprecated, renamed: "translation(in:)")
  public func translationInView(_ view: UIView?) -> CGPoint { translation(in: view) }

  @available(*, deprecated, renamed: "velocity(in:)")
  public func velocityInView(_ view: UIView?) -> CGPoint { velocity(in: view) }

  @available(*, deprecated, renamed: "setTranslation(_:in:)")
  public func setTranslation(_ translation: CGPoint, inView view: UIView?) {
    setTranslation(translation, in: view)
  }
}

extension UITouch {
  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  @available(*, deprecated, renamed: "previousLocation(in:)")
  public func previousLocationInView(_ view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
  @available(*, deprecated, renamed: "coalescedTouches(for:)")
  public func coalescedTouchesForTouch(_ touch: UITouch) -> [UITouch]? {
    coalescedTouches(for: touch)
  }

  @available(*, deprecated, renamed: "touches(for:)")
  public func touchesForView(_ view: UIView) -> Set<UITouch>? { touches(for: view) }

  @available(*, deprecated, renamed: "touches(for:)")
  public func touchesForWindow(_ window: UIWindow) -> Set<UITouch>? { touches(for: window) }

  @available(*, deprecated, renamed: "touches(for:)")
  public func touchesForGestureRecognizer(_ gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches(for: gesture)
  }
}

@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public let UIKeyInputUpArrow = "UIKeyInputUpArrow"
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public let UIKeyInputDownArrow = "UIKeyInputDownArrow"
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public let UIKeyInputLeftArrow = "UIKeyInputLeftArrow"
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public let UIKeyInputRightArrow = "UIKeyInputRightArrow"
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public let UIKeyInputEscape = "UIKeyInputEscape"
