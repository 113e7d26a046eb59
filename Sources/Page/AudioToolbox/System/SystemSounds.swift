// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore

public typealias SystemSoundID = UInt32
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (
    SystemSoundID, UnsafeMutableRawPointer?
  ) -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Gives a sound file a number by which it is played.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ url: URL, _ number: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let file = SystemSounds.read(url) else { return kAudioServicesSystemSoundUnspecifiedError }
  number.pointee = SystemSounds.add(file)
  return kAudioServicesNoError
}

/// The same for a URL of Core Foundation.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ url: NSURL, _ number: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  AudioServicesCreateSystemSoundID(url as URL, number)
}

/// Ends a number; its sound is not played any more.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ number: SystemSoundID) -> OSStatus {
  SystemSounds.remove(number) ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Plays a short sound, or shakes the device.
public func AudioServicesPlaySystemSound(_ number: SystemSoundID) {
  SystemSounds.play(number) {}
}

/// Plays a short sound as an alert.
public func AudioServicesPlayAlertSound(_ number: SystemSoundID) {
  SystemSounds.play(number) {}
}

/// Plays a short sound, and says when it is over.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ number: SystemSoundID, _ completion: (() -> Void)?
) {
  SystemSounds.play(number) { completion?() }
}

/// Plays a short sound as an alert, and says when it is over.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ number: SystemSoundID, _ completion: (() -> Void)?
) {
  SystemSounds.play(number) { completion?() }
}
