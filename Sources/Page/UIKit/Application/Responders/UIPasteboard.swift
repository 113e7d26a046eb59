import Foundation

/// Something to put things down on and take them up again, within the page.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  private static var boards: [Name: Board] = [:]
  private static var uniqueNames = 0

  /// What lies there; every pasteboard of one name shows the same.
  private final class Board {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  open class var general: UIPasteboard { UIPasteboard(.general) }

  public let name: Name
  private let board: Board

  private init(_ name: Name) {
    self.name = name
    board = UIPasteboard.boards[name] ?? Board()
    UIPasteboard.boards[name] = board
    super.init()
  }

  /// The board of a name, made if there is none and that is wanted.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || UIPasteboard.boards[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
  }

  open class func withUniqueName() -> UIPasteboard {
    uniqueNames += 1
    return UIPasteboard(Name("pasteboard \(uniqueNames)"))
  }

  open class func remove(withName pasteboardName: Name) {
    boards[pasteboardName] = nil
  }

  // MARK: Contents

  /// What lies on the board: for each thing, its forms by their types.
  open var items: [[String: Any]] {
    get { board.items }
    set {
      board.items = newValue
      board.changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  open var changeCount: Int { board.changeCount }
  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  nonisolated public static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedKey"
  nonisolated public static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
}
