@_spi(Reflection) import Swift
import Testing

@testable import SwiftUI

private struct Plain {
  var first: UInt8 = 1
  var second: Double = 2
  var third = "three"
}

private struct Wrapped<Value>: View {
  let before: Value
  @State var count = 7
  @Binding var flag: Bool

  var body: some View { Text(verbatim: "\(count) \(flag)") }
}

private final class Reference {}

private struct Compared {
  var number: Int
  var text: String
  var reference: Reference
}

/// What SwiftUI relies on of the standard library's reflection (docs/toolchain-assumptions.md).
@MainActor
struct FieldTests {
  private struct Field: Equatable {
    let name: String
    let offset: Int
    let type: String
  }

  private func fields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _forEachField(of: type) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: "\(type)"))
      return true
    }
    return fields
  }

  @Test func fieldsHaveTheirOffsetsAndTypes() {
    #expect(
      fields(of: Plain.self) == [
        Field(name: "first", offset: 0, type: "UInt8"),
        Field(name: "second", offset: MemoryLayout<Plain>.offset(of: \.second)!, type: "Double"),
        Field(name: "third", offset: MemoryLayout<Plain>.offset(of: \.third)!, type: "String"),
      ])
    var plain = Plain()
    withUnsafeMutableBytes(of: &plain) {
      $0.storeBytes(of: 5.5, toByteOffset: fields(of: Plain.self)[1].offset, as: Double.self)
    }
    #expect(plain.second == 5.5)
  }

  @Test func elementsOfATupleAreFields() {
    let found = fields(of: (UInt8, Int, String).self)
    #expect(found.map(\.type) == ["UInt8", "Int", "String"])
    #expect(found.map(\.offset) == [0, 8, 16])
    let elements = TupleElements.of((Text, Spacer, Text).self)
    #expect(elements.count == 3)
  }

  @Test func propertiesOfGenericTypesAreFound() {
    let found = fields(of: Wrapped<UInt8>.self)
    #expect(found.map(\.name) == ["before", "_count", "_flag"])
    #expect(found.map(\.type) == ["UInt8", "State<Int>", "Binding<Bool>"])
  }

  @Test func valuesAreComparedFieldByField() {
    let reference = Reference()
    let one = Compared(number: 1, text: "a", reference: reference)
    #expect(areEqual(one, Compared(number: 1, text: "a", reference: reference)))
    #expect(!areEqual(one, Compared(number: 2, text: "a", reference: reference)))
    #expect(!areEqual(one, Compared(number: 1, text: "b", reference: reference)))
    #expect(!areEqual(one, Compared(number: 1, text: "a", reference: Reference())))
    // Closures cannot be compared.
    let action = {}
    #expect(!areEqual((1, action), (1, action)))
  }
}
