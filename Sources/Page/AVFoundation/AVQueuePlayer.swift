import Foundation

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer {
  private var following: [AVPlayerItem] = []

  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    following = Array(items.dropFirst())
  }

  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + following }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains(item)
  }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    let place = afterItem.flatMap { following.firstIndex(of: $0) }.map { $0 + 1 }
    following.insert(
      item, at: afterItem == nil ? following.count : afterItem === currentItem ? 0 : place ?? 0)
  }

  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { following.removeAll { $0 === item } }
  }

  open func removeAllItems() {
    following = []
    replaceCurrentItem(with: nil)
  }

  open func advanceToNextItem() {
    replaceCurrentItem(with: following.isEmpty ? nil : following.removeFirst())
  }

  override func itemEnded() {
    guard actionAtItemEnd == .advance else { return super.itemEnded() }
    let ended = currentItem
    advanceToNextItem()
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: ended)
  }
}
