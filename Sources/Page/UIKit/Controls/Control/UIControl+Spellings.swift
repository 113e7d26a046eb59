// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what UIControl has.

import Foundation

@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

extension UIControl.Event {
  @available(*, deprecated, renamed: "touchDown")
  public static var TouchDown: UIControl.Event { .touchDown }
  @available(*, deprecated, renamed: "touchDownRepeat")
  public static var TouchDownRepeat: UIControl.Event { .touchDownRepeat }
  @available(*, deprecated, renamed: "touchDragInside")
  public static var TouchDragInside: UIControl.Event { .touchDragInside }
  @available(*, deprecated, renamed: "touchDragOutside")
  public static var TouchDragOutside: UIControl.Event { .touchDragOutside }
  @available(*, deprecated, renamed: "touchDragEnter")
  public static var TouchDragEnter: UIControl.Event { .touchDragEnter }
  @available(*, deprecated, renamed: "touchDragExit")
  public static var TouchDragExit: UIControl.Event { .touchDragExit }
  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: UIControl.Event { .touchUpInside }
  @available(*, deprecated, renamed: "touchUpOutside")
  public static var TouchUpOutside: UIControl.Event { .touchUpOutside }
  @available(*, deprecated, renamed: "touchCancel")
  public static var TouchCancel: UIControl.Event { .touchCancel }
  @available(*, deprecated, renamed: "valueChanged")
  public static var ValueChanged: UIControl.Event { .valueChanged }
  @available(*, deprecated, renamed: "primaryActionTriggered")
  public static var PrimaryActionTriggered: UIControl.Event { .primaryActionTriggered }
  @available(*, deprecated, renamed: "editingDidBegin")
  public static var EditingDidBegin: UIControl.Event { .editingDidBegin }
  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: UIControl.Event { .editingChanged }
  @available(*, deprecated, renamed: "editingDidEnd")
  public static var EditingDidEnd: UIControl.Event { .editingDidEnd }
  @available(*, deprecated, renamed: "editingDidEndOnExit")
  public static var EditingDidEndOnExit: UIControl.Event { .editingDidEndOnExit }
  @available(*, deprecated, renamed: "allTouchEvents")
  public static var AllTouchEvents: UIControl.Event { .allTouchEvents }
  @available(*, deprecated, renamed: "allEditingEvents")
  public static var AllEditingEvents: UIControl.Event { .allEditingEvents }
  @available(*, deprecated, renamed: "applicationReserved")
  public static var ApplicationReserved: UIControl.Event { .applicationReserved }
  @available(*, deprecated, renamed: "systemReserved")
  public static var SystemReserved: UIControl.Event { .systemReserved }
  @available(*, deprecated, renamed: "allEvents")
  public static var AllEvents: UIControl.Event { .allEvents }
}

extension UIControl.State {
  @available(*, deprecated, renamed: "normal")
  public static var Normal: UIControl.State { .normal }
  @available(*, deprecated, renamed: "highlighted")
  public static var Highlighted: UIControl.State { .highlighted }
  @available(*, deprecated, renamed: "disabled")
  public static var Disabled: UIControl.State { .disabled }
  @available(*, deprecated, renamed: "selected")
  public static var Selected: UIControl.State { .selected }
  @available(*, deprecated, renamed: "focused")
  public static var Focused: UIControl.State { .focused }
  @available(*, deprecated, renamed: "application")
  public static var Application: UIControl.State { .application }
  @available(*, deprecated, renamed: "reserved")
  public static var Reserved: UIControl.State { .reserved }
}

extension UIControl.ContentVerticalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: UIControl.ContentVerticalAlignment { .center }
  @available(*, deprecated, renamed: "top")
  public static var Top: UIControl.ContentVerticalAlignment { .top }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: UIControl.ContentVerticalAlignment { .bottom }
  @available(*, deprecated, renamed: "fill")
  public static var Fill: UIControl.ContentVerticalAlignment { .fill }
}

extension UIControl.ContentHorizontalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: UIControl.ContentHorizontalAlignment { .center }
  @available(*, deprecated, renamed: "left")
  public static var Left: UIControl.ContentHorizontalAlignment { .left }
  @available(*, deprecated, renamed: "right")
  public static var Right: UIControl.ContentHorizontalAlignment { .right }
  @available(*, deprecated, renamed: "fill")
  public static var Fill: UIControl.ContentHorizontalAlignment { .fill }
}

extension UIControl {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isSelected")
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }

  @available(*, deprecated, renamed: "isTracking")
  public var tracking: Bool { isTracking }

  @available(*, deprecated, renamed: "isTouchInside")
  public var touchInside: Bool { isTouchInside }

  @available(*, deprecated, renamed: "addTarget(_:action:for:)")
  public func addTarget(
    _ target: Any?, action: Selector, forControlEvents controlEvents: Event
  ) {
    addTarget(target, action: action, for: controlEvents)
  }

  @available(*, deprecated, renamed: "removeTarget(_:action:for:)")
  public func removeTarget(
    _ target: Any?, action: Selector?, forControlEvents controlEvents: Event
  ) {
    removeTarget(target, action: action, for: controlEvents)
  }

  @available(*, deprecated, renamed: "sendActions(for:)")
  public func sendActionsForControlEvents(_ controlEvents: Event) {
    sendActions(for: controlEvents)
  }

  @available(*, deprecated, renamed: "sendAction(_:to:for:)")
  public func sendAction(_ action: Selector, to target: Any?, forEvent event: UIEvent?) {
    sendAction(action, to: target, for: event)
  }

  @available(*, deprecated, renamed: "actions(forTarget:forControlEvent:)")
  public func actionsForTarget(
    _ target: Any?, forControlEvent controlEvent: Event
  ) -> [String]? {
    actions(forTarget: target, forControlEvent: controlEvent)
  }
}
