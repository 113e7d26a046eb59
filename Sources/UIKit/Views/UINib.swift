import Foundation

/// A file of views made in Interface Builder. A page's bundle has none that could be read: one can be named and
/// registered, and whoever asks for its views is told what is missing, as with a file that is not there.
@MainActor @preconcurrency
open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = "with name '\(name)'"
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "of \(data.count) bytes"
    super.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    refuse()
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  func refuse() -> Never {
    fatalError(
      "Could not load NIB \(name): files of Interface Builder are compiled by Xcode, and a page has none. "
        + "Register a class, and make its views in code.")
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib, for: identifier, .cell)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(nib, for: identifier, .header)
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, for: identifier, .cell)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(nib, for: identifier, .supplementary(kind))
  }
}
