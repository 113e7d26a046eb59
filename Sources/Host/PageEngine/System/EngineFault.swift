import Foundation

/// Something that is our fault or the machine's, never the page's.
public struct EngineFault: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
  /// What the person can do about it.
  public private(set) var remedy: String
  /// Why this machine compiles and runs nothing, where that is the fault.
  public private(set) var unavailable: Unavailable?

  /// What went wrong and, where that is another than usual, what to do about it.
  public var words: String {
    remedy == Self.usualRemedy ? description : "\(description). \(remedy)"
  }

  public static let usualRemedy = "Run the page again."

  /// The warm host went away before it had started the page.
  static let hostLost = EngineFault("the page's host was lost")

  /// What pages are compiled against was made by another compiler than the one that is here now.
  static let otherCompiler = EngineFault(
    "Lekplats was built with another Swift than the one that is here now",
    remedy: "Close the studio and open it again.")

  /// The sandbox around a tool does not start here, so nothing is compiled.
  static func noSandbox(_ reason: Unavailable) -> EngineFault {
    var fault = EngineFault(reason.reason, remedy: reason.remedy)
    fault.unavailable = reason
    return fault
  }

  init(_ description: String, remedy: String = usualRemedy) {
    self.description = description
    self.remedy = remedy
  }

  init(_ description: String, error: Int32) {
    self.description = "\(description): \(String(cString: strerror(error)))"
    remedy = Self.remedy(for: error)
  }

  /// Something could not be written in a folder, or a tool failed there without saying why: mostly
  /// the disk is full.
  init(_ description: String, writingIn folder: String) {
    self = Self.noRoom(in: folder) ?? EngineFault(description)
  }

  /// The fault that a folder has no room for anything; none where it has.
  static func noRoom(in folder: String) -> EngineFault? {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0, facts.f_bavail * UInt(facts.f_frsize) < littleRoom else {
      return nil
    }
    return EngineFault("cannot write in \(folder)", error: ENOSPC)
  }

  /// A compiler that found no room leaves less than one of its files needs.
  private static let littleRoom: UInt = 4 << 20

  private static func remedy(for error: Int32) -> String {
    switch error {
    case ENOSPC, EDQUOT: "Free some space on that disk. Then run the page again."
    case EACCES, EPERM, EROFS: "Make that folder writable. Then run the page again."
    case EMFILE, ENFILE, EAGAIN, ENOMEM: "Close other programs. Then run the page again."
    case ENOENT: "See what is missing with “lek doctor”. Then run the page again."
    default: usualRemedy
    }
  }
}
