import Guarded

/// The documents of this process whose front ends wait, so that they do not use up the memory.
///
/// A front end that waits holds 40 MB, four times as much as a page that rests. The document whose
/// front end began to wait first gives it up when there are too many; its next build starts one.
final class WaitingRoster: Sendable {
  static let shared = WaitingRoster(most: 8)

  private let most: Int
  /// The one that has waited longest is the first.
  private let owners = Guarded<[FrontEnds]>([])

  init(most: Int) {
    self.most = most
  }

  /// A document's front end waits from now on. Returns the document that is to end its own.
  func enter(_ owner: FrontEnds) -> FrontEnds? {
    owners.withLock { owners in
      owners.removeAll { $0 === owner }
      owners.append(owner)
      return owners.count > most ? owners.removeFirst() : nil
    }
  }

  func leave(_ owner: FrontEnds) {
    owners.withLock { $0.removeAll { $0 === owner } }
  }
}
