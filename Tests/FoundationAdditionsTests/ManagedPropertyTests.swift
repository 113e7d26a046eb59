import Foundation
import Testing

@testable import FoundationAdditions
@_spi(Properties) import ObjectiveC

private final class Store: NSObject, ManagedPropertyStore {
  var values: [String: Any] = [:]

  func managedValue(named name: String) -> Any? { values[name] }
  func setManagedValue(_ value: Any?, named name: String) { values[name] = value }
}

private enum Level: Int {
  case low, high
}

struct ManagedPropertyTests {
  private func value<Value>(_ store: Store, _ type: Value.Type = Value.self) -> Value {
    ManagedProperty.value(of: store, "a")
  }

  @Test func whatWasNeverSetIsZeroNilOrEmpty() {
    let store = Store()
    #expect(value(store, CGFloat.self) == 0 && value(store, Int.self) == 0)
    #expect(value(store, Bool.self) == false && value(store, CGRect.self) == .zero)
    #expect(value(store, String?.self) == nil && value(store, CGFloat?.self) == nil)
    #expect(value(store, String.self) == "" && value(store, [Int].self) == [])
    #expect(value(store, [String: Int].self) == [:] && value(store, Level.self) == .low)
  }

  @Test func numbersTakeTheFormOfTheProperty() {
    let store = Store()
    ManagedProperty.set(CGFloat(0.5), of: store, "a")
    #expect(store.values["a"] is NSNumber)
    #expect(value(store, Double.self) == 0.5 && value(store, Float.self) == 0.5)
    store.values["a"] = 2.75
    #expect(value(store, CGFloat.self) == 2.75 && value(store, Int.self) == 2)
    ManagedProperty.set(CGFloat?.none, of: store, "a")
    #expect(store.values.isEmpty)
  }
}
