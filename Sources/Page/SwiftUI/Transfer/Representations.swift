import UniformTypeIdentifiers

/// A value as encoded data, JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>:
  TransferRepresentation
{
  /// The type of `body`.
  public typealias Body = Never
  private let type: UTType
  private let encode: @Sendable (Item) throws -> Data
  private let decode: @Sendable (Data) throws -> Item

  /// Creates the representation of a type as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    type = contentType
    encode = { try JSONEncoder().encode($0) }
    decode = { try JSONDecoder().decode(Item.self, from: $0) }
  }

  public func _addForms(to forms: inout [_TransferForm<Item>]) {
    let (encode, decode) = (encode, decode)
    forms.append(
      _TransferForm(type: type, encode: { try encode($0) }, decode: { try decode($0) }))
  }
}

/// A value as data that closures make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of `body`.
  public typealias Body = Never
  private let type: UTType
  private let encode: (@Sendable (Item) async throws -> Data)?
  private let decode: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation that can be handed out and taken in.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (type, encode, decode) = (contentType, exporting, importing)
  }

  /// Creates a representation that can be handed out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    (type, encode, decode) = (exportedContentType, exporting, nil)
  }

  /// Creates a representation that can be taken in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (type, encode, decode) = (importedContentType, nil, importing)
  }

  public func _addForms(to forms: inout [_TransferForm<Item>]) {
    forms.append(_TransferForm(type: type, encode: encode, decode: decode))
  }
}

/// A value by another one that stands for it.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The type of `body`.
  public typealias Body = Never
  private let make: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let read: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation that can be handed out.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (make, read) = (exporting, nil)
  }

  /// Creates a representation that can be taken in.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (make, read) = (nil, importing)
  }

  /// Creates a representation that can be handed out and taken in.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (make, read) = (exporting, importing)
  }

  public func _addForms(to forms: inout [_TransferForm<Item>]) {
    for form in ProxyRepresentation.forms {
      let (make, read) = (make, read)
      let (encode, decode) = (form.encode, form.decode)
      forms.append(
        _TransferForm(
          type: form.type,
          encode: make.flatMap { make in encode.map { encode in { try await encode(make($0)) } } },
          decode: read.flatMap { read in decode.map { decode in { try read(await decode($0)) } } }))
    }
  }
}
