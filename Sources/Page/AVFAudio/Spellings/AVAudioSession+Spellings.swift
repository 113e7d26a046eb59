// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what a session has: its words were strings.

import Foundation

@available(*, deprecated, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient.rawValue
@available(*, deprecated, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient.rawValue
@available(*, deprecated, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback.rawValue
@available(*, deprecated, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record.rawValue
@available(*, deprecated, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord.rawValue
@available(*, deprecated, renamed: "AVAudioSession.Mode.default")
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default.rawValue

@available(*, deprecated, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
@available(*, deprecated, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions

extension AVAudioSession {
  @available(*, deprecated, message: "the category is an AVAudioSession.Category")
  @_disfavoredOverload
  public func setCategory(_ category: String) throws {
    try setCategory(Category(rawValue: category))
  }

  @available(*, deprecated, message: "the category is an AVAudioSession.Category")
  @_disfavoredOverload
  public func setCategory(_ category: String, with options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }

  @available(*, deprecated, renamed: "setCategory(_:options:)")
  @_disfavoredOverload
  public func setCategory(_ category: String, withOptions options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }
}
