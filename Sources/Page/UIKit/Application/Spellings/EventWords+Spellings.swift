// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Kinds of events, touches, presses and keys that Swift 2 began with a capital.

extension UIEvent.EventType {
  @available(*, deprecated, renamed: "touches")
  public static var Touches: Self { .touches }
  @available(*, deprecated, renamed: "motion")
  public static var Motion: Self { .motion }
  @available(*, deprecated, renamed: "remoteControl")
  public static var RemoteControl: Self { .remoteControl }
  @available(*, deprecated, renamed: "presses")
  public static var Presses: Self { .presses }
}

extension UIEvent.EventSubtype {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "motionShake")
  public static var MotionShake: Self { .motionShake }
  @available(*, deprecated, renamed: "remoteControlPlay")
  public static var RemoteControlPlay: Self { .remoteControlPlay }
  @available(*, deprecated, renamed: "remoteControlPause")
  public static var RemoteControlPause: Self { .remoteControlPause }
  @available(*, deprecated, renamed: "remoteControlStop")
  public static var RemoteControlStop: Self { .remoteControlStop }
  @available(*, deprecated, renamed: "remoteControlTogglePlayPause")
  public static var RemoteControlTogglePlayPause: Self { .remoteControlTogglePlayPause }
  @available(*, deprecated, renamed: "remoteControlNextTrack")
  public static var RemoteControlNextTrack: Self { .remoteControlNextTrack }
  @available(*, deprecated, renamed: "remoteControlPreviousTrack")
  public static var RemoteControlPreviousTrack: Self { .remoteControlPreviousTrack }
}

extension UITouch.TouchType {
  @available(*, deprecated, renamed: "direct")
  public static var Direct: Self { .direct }
  @available(*, deprecated, renamed: "indirect")
  public static var Indirect: Self { .indirect }
  @available(*, deprecated, renamed: "pencil")
  public static var Stylus: Self { .pencil }
}

extension UIPress.Phase {
  @available(*, deprecated, renamed: "began")
  public static var Began: Self { .began }
  @available(*, deprecated, renamed: "changed")
  public static var Changed: Self { .changed }
  @available(*, deprecated, renamed: "stationary")
  public static var Stationary: Self { .stationary }
  @available(*, deprecated, renamed: "ended")
  public static var Ended: Self { .ended }
  @available(*, deprecated, renamed: "cancelled")
  public static var Cancelled: Self { .cancelled }
}

extension UIPress.PressType {
  @available(*, deprecated, renamed: "upArrow")
  public static var UpArrow: Self { .upArrow }
  @available(*, deprecated, renamed: "downArrow")
  public static var DownArrow: Self { .downArrow }
  @available(*, deprecated, renamed: "leftArrow")
  public static var LeftArrow: Self { .leftArrow }
  @available(*, deprecated, renamed: "rightArrow")
  public static var RightArrow: Self { .rightArrow }
  @available(*, deprecated, renamed: "select")
  public static var Select: Self { .select }
  @available(*, deprecated, renamed: "menu")
  public static var Menu: Self { .menu }
  @available(*, deprecated, renamed: "playPause")
  public static var PlayPause: Self { .playPause }
}

extension UIKeyModifierFlags {
  @available(*, deprecated, renamed: "alphaShift")
  public static var AlphaShift: Self { .alphaShift }
  @available(*, deprecated, renamed: "shift")
  public static var Shift: Self { .shift }
  @available(*, deprecated, renamed: "control")
  public static var Control: Self { .control }
  @available(*, deprecated, renamed: "alternate")
  public static var Alternate: Self { .alternate }
  @available(*, deprecated, renamed: "command")
  public static var Command: Self { .command }
  @available(*, deprecated, renamed: "numericPad")
  public static var NumericPad: Self { .numericPad }
}

extension UIForceTouchCapability {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }
  @available(*, deprecated, renamed: "unavailable")
  public static var Unavailable: Self { .unavailable }
  @available(*, deprecated, renamed: "available")
  public static var Available: Self { .available }
}
