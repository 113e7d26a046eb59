import Foundation

/// Who a page runs as where we are root: nobody's user, with no files and no other processes.
struct PageUser: Equatable, Sendable {
  var user: uid_t
  var group: gid_t

  /// High in the range that no account is given.
  static let unprivileged = PageUser(user: 61_713, group: 61_713)

  /// Who a compiler is: another one than a page, with the page's group, so that pages read what it
  /// makes and never write it.
  static let tool = PageUser(user: 61_714, group: unprivileged.group)

  /// The user that a tool becomes; none where `lek` is an ordinary user.
  static var neededForTools: PageUser? { geteuid() == 0 ? .tool : nil }

  /// The user to change to; none where we are an ordinary user already.
  static var needed: PageUser? { geteuid() == 0 ? .unprivileged : nil }
}
