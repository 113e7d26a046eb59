@_spi(Reflection) import Swift

/// The elements of a type of tuples, found once for each type.
@MainActor @preconcurrency
enum TupleElements {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Any] = [:]

  static func of<T>(_ type: T.Type) -> [TupleElement<T>] {
    if let known = known[ObjectIdentifier(type)] as? [TupleElement<T>] { return known }
    var elements: [TupleElement<T>] = []
    if let view = type as? any View.Type {
      elements = [element(of: view, at: 0)]
    } else {
      _forEachField(of: type) { _, offset, fieldType, _ in
        guard let view = fieldType as? any View.Type else { return true }
        elements.append(element(of: view, at: offset))
        return true
      }
    }
    known[ObjectIdentifier(type)] = elements
    return elements
  }

  private static func element<T, V: View>(of _: V.Type, at offset: Int) -> TupleElement<T> {
    func value(_ tuple: T) -> V {
      withUnsafeBytes(of: tuple) {
        ($0.baseAddress! + offset).assumingMemoryBound(to: V.self).pointee
      }
    }
    return TupleElement(
      make: { tuple, context in V._makeNode(value(tuple), in: context) },
      hand: { tuple, node in unsafeDowncast(node, to: _ViewNode<V>.self).receive(value(tuple)) },
      previewParts: { SwiftUI.previewParts(of: value($0)) })
  }
}
