@_spi(Sound) import AudioToolbox
import CoreMedia
import Foundation
@_spi(UIKit) import QuartzCore

/// Plays the sound of items.
open class AVPlayer: NSObject {
  private var observers: [TimeObserver] = []
  private var wantedRate: Float = 0

  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  open private(set) var currentItem: AVPlayerItem?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = false

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  deinit {
    for observer in observers { observer.end() }
    currentItem?.voice?.pause()
  }

  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.voice?.pause()
    currentItem?.voice?.ended = {}
    currentItem = item
    item?.voice?.ended = { [weak self] in self?.itemEnded() }
    mixAnew()
    if wantedRate != 0 { start() }
  }

  /// Decides what follows on the item that has ended.
  func itemEnded() {
    let item = currentItem
    if actionAtItemEnd != .none { wantedRate = 0 }
    jumped()
    NotificationCenter.default.post(
      name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }

  // Playing

  open func play() { rate = 1 }
  open func pause() { rate = 0 }

  /// How fast it plays; 0 while it does not.
  open var rate: Float {
    get { wantedRate }
    set {
      wantedRate = max(0, newValue)
      guard let voice = currentItem?.voice else { return }
      if wantedRate == 0 { voice.pause() } else { start() }
      jumped()
    }
  }

  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Prepares to play; sound is always ready.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(true) }
  }

  /// Plays at a rate from a time of the item, at a time of the host's clock.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    if itemTime.isNumeric { seek(to: itemTime) }
    let wait = hostClockTime.isNumeric ? (hostClockTime - CMClock.hostTimeClock.time).seconds : 0
    guard wait > 0 else { return self.rate = rate }
    MainTimer(after: wait) { [weak self] in self?.rate = rate }
  }

  private func start() {
    guard let voice = currentItem?.voice else { return }
    voice.rate = wantedRate
    // At its end a player stays until it is put somewhere else.
    guard !voice.isPlaying, voice.position < voice.duration else { return }
    voice.play()
  }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { seek(to: time) { _ in } }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    currentItem?.seek(to: time, completionHandler: nil)
    if wantedRate != 0 { start() }
    jumped()
    DispatchQueue.main.async { completionHandler(true) }
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  // How it sounds

  open var volume: Float = 1 {
    didSet { mixAnew() }
  }
  open var isMuted = false {
    didSet { mixAnew() }
  }

  private func mixAnew() { currentItem?.voice?.volume = isMuted ? 0 : volume }

  // Who watches

  /// Calls the block every so often while it plays, and when it jumps; until it is removed.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(self, every: interval.seconds, queue, block)
    observers.append(observer)
    return observer
  }

  open func removeTimeObserver(_ observer: Any) {
    (observer as? TimeObserver)?.end()
    observers.removeAll { $0 === observer as AnyObject }
  }

  private func jumped() {
    for observer in observers { observer.jumped() }
  }
}
