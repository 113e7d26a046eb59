import UniformTypeIdentifiers

extension Transferable {
  /// Makes a value of the contents of a file of a type; nil if the type cannot be read from it.
  @_spi(Transfer) public static func value(of data: Data, type: UTType) async throws -> Self? {
    for form in forms {
      // What reads one kind of picture reads every kind.
      let fits =
        type.conforms(to: form.type)
        || type.conforms(to: .image) && form.type.conforms(to: .image)
      if fits, let decode = form.decode { return try await decode(data) }
    }
    return nil
  }
}
