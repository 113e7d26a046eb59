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
  private var waiting: [Key: [UIView]] = [:]

  func register(_ type: AnyClass?, for identifier: String, _ kind: Kind) {
    classes[Key(kind: kind, identifier: identifier)] = type
  }

  func registered(_ identifier: String, _ kind: Kind) -> AnyClass? {
    classes[Key(kind: kind, identifier: identifier)]
  }

  func put(_ view: UIView, _ identifier: String, _ kind: Kind) {
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  func take(_ identifier: String, _ kind: Kind) -> UIView? {
    waiting[Key(kind: kind, identifier: identifier)]?.popLast()
  }
}
