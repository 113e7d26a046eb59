import Foundation

/// Views that wait to be used again, and the classes that others are made of.
@MainActor
final class ReusePool {
  enum Kind: Hashable {
    case cell, header
    case supplementary(String)
  }

  private struct Key: Hashable {
    var kind: Kind
    var identifier: String
  }

  private var classes: [Key: AnyClass] = [:]
  private var makers: [Key: any CellMaker] = [:]
  private var waiting: [Key: [UIView]] = [:]

  func register(_ type: AnyClass?, for identifier: String, _ kind: Kind) {
    let key = Key(kind: kind, identifier: identifier)
    (classes[key], makers[key]) = (type, nil)
  }

  func register(_ maker: (any CellMaker)?, for identifier: String, _ kind: Kind) {
    let key = Key(kind: kind, identifier: identifier)
    (classes[key], makers[key]) = (nil, maker)
  }

  func registered(_ identifier: String, _ kind: Kind) -> AnyClass? {
    classes[Key(kind: kind, identifier: identifier)]
  }

  /// A new view of a nib or of a prototype, where one is registered; it has to be of the kind that is wanted.
  func made<Wanted: UIView>(_ identifier: String, _ kind: Kind) -> Wanted? {
    guard let maker = makers[Key(kind: kind, identifier: identifier)] else { return nil }
    let view = maker.makeCell(identifier)
    guard let wanted = view as? Wanted else {
      fatalError(
        "The nib registered for identifier '\(identifier)' holds a \(type(of: view)), which is not a \(Wanted.self)."
      )
    }
    return wanted
  }

  func put(_ view: UIView, _ identifier: String, _ kind: Kind) {
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  func take(_ identifier: String, _ kind: Kind) -> UIView? {
    waiting[Key(kind: kind, identifier: identifier)]?.popLast()
  }
}
