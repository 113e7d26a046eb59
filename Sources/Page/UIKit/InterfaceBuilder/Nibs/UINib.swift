import Foundation

/// A file of views made in Interface Builder, which is read when its objects are first asked for.
@MainActor @preconcurrency
open class UINib: NSObject {
  private enum Source {
    case name(String, Bundle?)
    case data(Data, Bundle?)
    case document(InterfaceDocument)
  }

  private var source: Source

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .name(name, bundleOrNil)
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundleOrNil)
    super.init()
  }

  init(_ document: InterfaceDocument) {
    source = .document(document)
    super.init()
  }

  /// The objects that lie in no other, made anew each time.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let document = document()
    let owner = ownerOrNil.map { $0 as AnyObject }
    let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let maker = InterfaceMaker(document)
    maker.segues(startFrom: owner as? UIViewController)
    var made: [NSObject] = []
    for object in document.objects where object.name == "placeholder" {
      guard object["placeholderIdentifier"] == "IBFilesOwner", let id = object.id else { continue }
      maker.give(owner, as: id)
      if let owner = owner as? NSObject { maker.connectLater(owner, object) }
    }
    for object in document.objects where object.name == "proxyObject" {
      guard let name = object["proxiedObjectIdentifier"], let id = object.id else { continue }
      maker.give(others[name].map { $0 as AnyObject }, as: id)
    }
    for object in document.objects where !["placeholder", "proxyObject"].contains(object.name) {
      if let new = maker.make(object) { made.append(new) }
    }
    maker.finish()
    return made
  }

  private func document() -> InterfaceDocument {
    do {
      let document: InterfaceDocument
      switch source {
      case .document(let known): return known
      case .name(let name, let bundle): document = try InterfaceFile.nib(name, in: bundle)
      case .data(let data, let bundle):
        document = try InterfaceFile.document(of: data, named: "The nib's data", in: bundle)
      }
      source = .document(document)
      return document
    } catch {
      fatalError("\(error)")
    }
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib.map { NibCell($0) }, for: identifier, .cell)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(nib.map { NibCell($0) }, for: identifier, .header)
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib.map { NibCell($0) }, for: identifier, .cell)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(nib.map { NibCell($0) }, for: identifier, .supplementary(kind))
  }
}
