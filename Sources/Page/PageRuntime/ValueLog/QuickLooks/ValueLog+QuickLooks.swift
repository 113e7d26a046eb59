@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

extension ValueLog {
  /// How many pictures are made at once. A page may log pictures faster than they can be looked at.
  enum LookExtent {
    case some, all

    var count: Int { self == .some ? 8 : 200 }
  }

  /// A place has a new picture no more often than this, in page time.
  private static let lookInterval: UInt64 = 250_000_000

  /// So many pictures of views are made within a turn, and for so many nanoseconds.
  private static let mostLooksOfTurn = 24
  private static let longestLooksOfTurn: Int64 = 30_000_000

  /// Makes the picture of a view as it is now: what the page does next may change it.
  ///
  /// Drawing costs, so a place has that no more often than any picture, and a turn only so often;
  /// what is left over is drawn when the turn has ended. While a person changes a literal all of it is:
  /// the live view is what he looks at.
  func makeLookNow(of seed: QuickLookSeed, at index: UInt32) {
    guard Thread.isMainThread, lek_log_is_describing() == 0, looks.made < Self.mostLooksOfTurn,
      looks.spent < Self.longestLooksOfTurn, !LiteralCell.isThere
    else { return }
    let now = lek_clock_page_nanoseconds()
    let last = text(of: index).lookedAt
    guard last == 0 || now >= last + Self.lookInterval else { return }
    let start = lek_clock_is_virtual() != 0 ? 0 : lek_clock_system_nanoseconds()
    let before = lek_log_begin_describing(1)
    let look = MainActor.assumeIsolated { QuickLookMaker.shared.look(of: seed) }
    lek_log_end_describing(before)
    if start != 0 { looks.spent += Int64(lek_clock_system_nanoseconds() - start) }
    looks.made += 1
    change(index) {
      $0.quickLook = look
      $0.seed = nil
      $0.lookedAt = max(now, 1)
    }
  }

  /// What pictures made at once have cost in this turn. Only the main thread makes them.
  struct LooksOfTurn {
    var made = 0
    var spent: Int64 = 0
  }

  /// Makes pictures of last values that are better seen than read, and has their places sent.
  ///
  /// This may run the page's drawing, so it happens between turns, on the main thread alone. What
  /// that logs or prints is dropped; it is drawn again when the page itself shows it.
  func makeQuickLooks(_ extent: LookExtent) {
    guard Thread.isMainThread, lek_log_is_describing() == 0 else { return }
    let now = lek_clock_page_nanoseconds()
    let pending = pendingLooks.filter {
      extent == .all || $0.text.lookedAt == 0 || now >= $0.text.lookedAt + Self.lookInterval
    }
    guard !pending.isEmpty else { return }
    let before = lek_log_begin_describing(1)
    defer { lek_log_end_describing(before) }
    for (index, text) in pending.prefix(extent.count) {
      guard let seed = text.seed else { continue }
      let look = MainActor.assumeIsolated { QuickLookMaker.shared.look(of: seed) }
      change(index) {
        $0.quickLook = look
        $0.seed = nil
        $0.lookedAt = max(now, 1)
      }
      if look != text.quickLook, let site = lek_log_site(index) { lek_site_send_again(site) }
    }
  }
}
