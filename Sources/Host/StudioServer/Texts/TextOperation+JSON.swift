/// As it travels: a positive number keeps, a negative one takes out, a string is put in.
extension TextOperation: Decodable {
  private static let longest = 1 << 30

  init(from decoder: any Decoder) throws {
    self.init()
    var steps = try decoder.unkeyedContainer()
    while !steps.isAtEnd {
      if let text = try? steps.decode(String.self) {
        insert(text)
        continue
      }
      let count = try steps.decode(Int.self)
      guard count != 0, count.magnitude < Self.longest, length < Self.longest else {
        throw DecodingError.dataCorruptedError(in: steps, debugDescription: "No step.")
      }
      if count > 0 { keep(count) } else { remove(-count) }
    }
  }

  var json: JSONValue {
    .array(
      steps.map { step in
        switch step {
        case .keep(let count): .count(count)
        case .remove(let count): .count(-count)
        case .insert(let text): .string(text)
        }
      })
  }
}
