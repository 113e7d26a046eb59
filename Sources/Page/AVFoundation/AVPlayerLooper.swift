import CoreMedia
import Foundation

/// Plays an item again and again with a queue player.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private var token: (any NSObjectProtocol)?

  /// Whether a looper can repeat its item.
  public enum Status: Int, Sendable {
    case unknown, ready, failed, cancelled
  }

  /// The copies of the item that take turns.
  open private(set) var loopingPlayerItems: [AVPlayerItem]

  /// How often the item was played to its end.
  open private(set) var loopCount = 0

  /// Creates a looper, which replaces the items of the player with copies of the template.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    loopingPlayerItems = (0..<2).map { _ in AVPlayerItem(asset: itemToLoop.asset) }
    super.init()
    player.removeAllItems()
    player.actionAtItemEnd = .advance
    for item in loopingPlayerItems { player.insert(item, after: nil) }
    token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
    ) { [weak self] in
      if let item = $0.object as? AVPlayerItem { self?.ended(item) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  open var status: Status {
    token == nil ? .cancelled : loopingPlayerItems[0].status == .failed ? .failed : .ready
  }
  open var error: (any Error)? { loopingPlayerItems[0].error }

  /// Stops the repetition; the item that plays is played to its end.
  open func disableLooping() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    for item in player?.items() ?? [] where item !== player?.currentItem { player?.remove(item) }
  }

  private func ended(_ item: AVPlayerItem) {
    guard loopingPlayerItems.contains(where: { $0 === item }) else { return }
    loopCount += 1
    item.seek(to: .zero, completionHandler: nil)
    player?.insert(item, after: nil)
  }
}
