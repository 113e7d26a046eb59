import Foundation

/// Who a page runs as where we are root: nobody's user, with no files and no other processes.
struct PageUser: Equatable, Sendable {
  var user: uid_t
  var group: gid_t

  /// High in the range that no account is given.
  static let unprivileged = PageUser(user: 61_713, group: 61_713)

  /// The user to change to; none where we are an ordinary user already.
  static var needed: PageUser? { geteuid() == 0 ? .unprivileged : nil }
}
