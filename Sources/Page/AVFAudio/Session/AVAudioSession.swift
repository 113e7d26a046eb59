import Foundation

/// What a page wants of the sound around it. It is alone, and gets all it asks for.
open class AVAudioSession: NSObject {
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open private(set) var preferredSampleRate = 0.0
  open private(set) var preferredIOBufferDuration: TimeInterval = 0

  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: mode, options: [])
  }

  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: mode, options: options)
  }

  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }

  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    routeSharingPolicy = policy
    try setCategory(category, mode: mode, options: options)
  }

  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ port: PortOverride) throws {}
  open func setPreferredSampleRate(_ rate: Double) throws { preferredSampleRate = rate }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }

  open var sampleRate: Double { 44100 }
  open var outputVolume: Float { 1 }
  open var outputNumberOfChannels: Int { 2 }
  open var inputNumberOfChannels: Int { 0 }
  open var isInputAvailable: Bool { false }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var outputLatency: TimeInterval { 0 }
  open var ioBufferDuration: TimeInterval {
    preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 1024 / sampleRate
  }

  /// There is no microphone: nobody may record.
  open var recordPermission: RecordPermission { .denied }
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }

  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}
