import Foundation

extension AVAudioSession {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVAudioSessionCategory" + name }
    public static let ambient = Category("Ambient")
    public static let soloAmbient = Category("SoloAmbient")
    public static let playback = Category("Playback")
    public static let record = Category("Record")
    public static let playAndRecord = Category("PlayAndRecord")
    public static let multiRoute = Category("MultiRoute")
  }

  /// What sound is for, more closely.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVAudioSessionMode" + name }
    public static let `default` = Mode("Default")
    public static let voiceChat = Mode("VoiceChat")
    public static let videoChat = Mode("VideoChat")
    public static let gameChat = Mode("GameChat")
    public static let videoRecording = Mode("VideoRecording")
    public static let measurement = Mode("Measurement")
    public static let moviePlayback = Mode("MoviePlayback")
    public static let spokenAudio = Mode("SpokenAudio")
    public static let voicePrompt = Mode("VoicePrompt")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case independent = 2
    case longFormVideo = 3
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }
}
