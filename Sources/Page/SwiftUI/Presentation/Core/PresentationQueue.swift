/// Presentations that wait for another one to end. A controller, with those around it, presents one
/// at a time.
@MainActor @preconcurrency
enum PresentationQueue {
  private struct Entry {
    weak var slot: PresentationSlot?
  }

  nonisolated(unsafe) private static var entries: [Entry] = []

  /// Presents what a slot wants: now, or when what is presented has gone.
  static func add(_ slot: PresentationSlot) {
    if !entries.contains(where: { $0.slot === slot }) { entries.append(Entry(slot: slot)) }
    advance()
  }

  /// Presents what can be presented now, in the order in which it was asked for.
  static func advance() {
    entries.removeAll { $0.slot?.isWaiting != true }
    for entry in entries {
      guard let slot = entry.slot, slot.isWaiting, let presenter = slot.presenter,
        presenter.presentedViewController == nil
      else { continue }
      slot.present()
    }
    entries.removeAll { $0.slot?.isWaiting != true }
  }
}
