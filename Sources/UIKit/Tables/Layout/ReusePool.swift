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
  private var nibs: [Key: UINib] = [:]
  private var waiting: [Key: [UIView]] = [:]

  func register(_ type: AnyClass?, for identifier: String, _ kind: Kind) {
    let key = Key(kind: kind, identifier: identifier)
    (classes[key], nibs[key]) = (type, nil)
  }

  func register(_ nib: UINib?, for identifier: String, _ kind: Kind) {
    let key = Key(kind: kind, identifier: identifier)
    (classes[key], nibs[key]) = (nil, nib)
  }

  func registered(_ identifier: String, _ kind: Kind) -> AnyClass? {
    let key = Key(kind: kind, identifier: identifier)
    if let nib = nibs[key] { nib.refuse() }
    return classes[key]
  }

  func put(_ view: UIView, _ identifier: String, _ kind: Kind) {
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  func take(_ identifier: String, _ kind: Kind) -> UIView? {
    waiting[Key(kind: kind, identifier: identifier)]?.popLast()
  }
}
