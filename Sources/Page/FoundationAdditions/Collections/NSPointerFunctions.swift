import Foundation

/// How a table holds and compares its members.
open class NSPointerFunctions: NSObject {
  /// Kinds of holding and comparing.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Members are kept alive.
    public static let strongMemory: Options = []
    /// Members are not kept alive and vanish when nothing else does.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Members are compared by `isEqual`.
    public static let objectPersonality: Options = []
    /// Members are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Members are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)
  }

  let options: Options

  /// Functions for some options.
  public init(options: Options = []) {
    self.options = options
  }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// One member of a table, held as its options say.
struct HeldObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  let hash: Int
  private let options: NSPointerFunctions.Options

  init(_ object: AnyObject, options: NSPointerFunctions.Options) {
    let isWeak = options.contains(.weakMemory)
    var kept = object
    if options.contains(.copyIn), let copying = object as? any NSCopying {
      kept = copying.copy(with: nil) as AnyObject
    }
    strong = isWeak ? nil : kept
    weak = isWeak ? kept : nil
    hash = Self.hash(of: kept, options)
    self.options = options
  }

  var object: AnyObject? { strong ?? weak }

  func holds(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let mine = object as? NSObject else {
      return false
    }
    return mine.isEqual(other)
  }

  static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }
}
