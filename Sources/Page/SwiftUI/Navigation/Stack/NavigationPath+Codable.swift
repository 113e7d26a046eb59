import Foundation

extension NavigationPath {
  /// A path in a form that can be encoded and decoded, to store where the user is.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [Element]

    init(elements: [Element]) {
      self.elements = elements
    }

    /// Reads a path. A type that the app does not have is an error.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [Element] = []
      while !container.isAtEnd {
        let type = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let element = Element(CodedElement(type: type, json: json)) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(type) is not a type of the app's paths.")
        }
        elements.insert(element, at: 0)
      }
      self.elements = elements
    }

    /// Writes the values from the last to the first: the name of each type, and the value as JSON.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let coded = try element.coded?() else { continue }
        try container.encode(coded.type)
        try container.encode(coded.json)
      }
    }

    public static func == (one: CodableRepresentation, other: CodableRepresentation) -> Bool {
      one.elements.map(\.value) == other.elements.map(\.value)
    }
  }
}
