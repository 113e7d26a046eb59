import UniformTypeIdentifiers

/// Something that can be handed on: dragged from one view to another, for example.
public protocol Transferable {
  /// The type of the item's representations.
  associatedtype Representation: TransferRepresentation

  /// The forms in which the value can be handed on, the best one first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// Forms in which a value can be handed on.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the item.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The forms that this one is made of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }

  /// Adds the forms. Only the representations that exist already implement it.
  func _addForms(to forms: inout [_TransferForm<Item>])
}

extension TransferRepresentation {
  public func _addForms(to forms: inout [_TransferForm<Item>]) {
    (body as? any TransferRepresentation<Item>)?._addForms(to: &forms)
  }
}

extension TransferRepresentation where Body == Never {
  /// The representations that this one consists of.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public static var transferRepresentation: Never { fatalError("Never is no value.") }
}

/// One form of a value: how its data is made, and how a value is made of data.
public struct _TransferForm<Item> {
  let type: UTType
  let encode: (@Sendable (Item) async throws -> Data)?
  let decode: (@Sendable (Data) async throws -> Item)?
}

extension Transferable {
  /// All forms of the type.
  static var forms: [_TransferForm<Self>] {
    var forms: [_TransferForm<Self>] = []
    (transferRepresentation as? any TransferRepresentation<Self>)?._addForms(to: &forms)
    return forms
  }
}

/// Makes one representation of those that a closure lists.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a form as it is written.
  public static func buildExpression<Content: TransferRepresentation>(
    _ expression: Content
  ) -> Content where Content.Item == Item { expression }

  /// Begins with the first form.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  /// Adds the next form.
  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated: First, next: Second
  ) -> _PairedRepresentation<First, Second> where First.Item == Item, Second.Item == Item {
    _PairedRepresentation(first: accumulated, second: next)
  }
}

/// Two representations, the better one first.
public struct _PairedRepresentation<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  public typealias Item = First.Item
  public typealias Body = Never
  let first: First
  let second: Second

  public func _addForms(to forms: inout [_TransferForm<First.Item>]) {
    first._addForms(to: &forms)
    second._addForms(to: &forms)
  }
}
