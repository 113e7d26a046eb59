import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// Each initializer of AppStorage: the first value, what a change writes, and what is read then.
@MainActor
@Suite(.serialized)
struct StoredValueTests {
  private enum Fruit: String { case apple, pear }
  private enum Size: Int { case small = 1, large }

  private struct Reader<Value>: View {
    let storage: AppStorage<Value>
    let note: (Value, Binding<Value>) -> Void

    var body: some View {
      let _ = note(storage.wrappedValue, storage.projectedValue)
      Color.red
    }
  }

  /// Shows a value of an empty store, writes another one, and reads that in a view of its own.
  private func check<Value: Equatable>(
    _ first: Value, _ next: Value, writes raw: (UserDefaults) -> Bool,
    _ make: (UserDefaults) -> AppStorage<Value>
  ) throws {
    let name = "StoredValueTests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    var (values, binding): ([Value], Binding<Value>?) = ([], nil)
    let hosted = HostedView(
      Reader(storage: make(store)) {
        values.append($0)
        binding = $1
      })
    binding?.wrappedValue = next
    hosted.update()
    #expect(values == [first, next] && raw(store))
    values = []
    _ = HostedView(Reader(storage: make(store)) { value, _ in values.append(value) })
    #expect(values == [next])
  }

  private let key = "key"
  private let day = Date(timeIntervalSinceReferenceDate: 86_400.5)
  private let place = URL(fileURLWithPath: "/a/b")

  @Test func plainValues() throws {
    try check(true, false, writes: { $0.object(forKey: "key") as? Bool == false }) {
      AppStorage(wrappedValue: true, key, store: $0)
    }
    try check(1, 2, writes: { $0.integer(forKey: "key") == 2 }) {
      AppStorage(wrappedValue: 1, key, store: $0)
    }
    try check(0.5, 1.5, writes: { $0.double(forKey: "key") == 1.5 }) {
      AppStorage(wrappedValue: 0.5, key, store: $0)
    }
    try check("a", "b", writes: { $0.string(forKey: "key") == "b" }) {
      AppStorage(wrappedValue: "a", key, store: $0)
    }
    try check(URL(fileURLWithPath: "/"), place, writes: { $0.url(forKey: "key") == place }) {
      AppStorage(wrappedValue: URL(fileURLWithPath: "/"), key, store: $0)
    }
    try check(Date(timeIntervalSinceReferenceDate: 0), day, writes: { $0.isSet }) {
      AppStorage(wrappedValue: Date(timeIntervalSinceReferenceDate: 0), key, store: $0)
    }
    try check(Data(), Data([7]), writes: { $0.data(forKey: "key") == Data([7]) }) {
      AppStorage(wrappedValue: Data(), key, store: $0)
    }
  }

  @Test func rawValues() throws {
    try check(Fruit.apple, .pear, writes: { $0.string(forKey: "key") == "pear" }) {
      AppStorage(wrappedValue: Fruit.apple, key, store: $0)
    }
    try check(Size.small, .large, writes: { $0.integer(forKey: "key") == 2 }) {
      AppStorage(wrappedValue: Size.small, key, store: $0)
    }
    try check(nil, Fruit.pear, writes: { $0.string(forKey: "key") == "pear" }) {
      AppStorage<Fruit?>(key, store: $0)
    }
    try check(nil, Size.large, writes: { $0.integer(forKey: "key") == 2 }) {
      AppStorage<Size?>(key, store: $0)
    }
  }

  @Test func optionalValues() throws {
    try check(nil, true, writes: { $0.bool(forKey: "key") }) { AppStorage<Bool?>(key, store: $0) }
    try check(nil, 2, writes: { $0.integer(forKey: "key") == 2 }) {
      AppStorage<Int?>(key, store: $0)
    }
    try check(nil, 1.5, writes: { $0.double(forKey: "key") == 1.5 }) {
      AppStorage<Double?>(key, store: $0)
    }
    try check(nil, "b", writes: { $0.string(forKey: "key") == "b" }) {
      AppStorage<String?>(key, store: $0)
    }
    try check(nil, place, writes: { $0.url(forKey: "key") == place }) {
      AppStorage<URL?>(key, store: $0)
    }
    try check(nil, day, writes: { $0.isSet }) { AppStorage<Date?>(key, store: $0) }
    try check(nil, Data([7]), writes: { $0.data(forKey: "key") == Data([7]) }) {
      AppStorage<Data?>(key, store: $0)
    }
  }

  @Test func theStoreOfTheViewsAroundIsTheDefault() throws {
    struct Counter: View {
      @AppStorage("count") private var count = 1
      @AppStorage("note") private var note: String?
      var body: some View { Text("\(count) \(note ?? "-")" as String) }
    }
    let name = "StoredValueTests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(8, forKey: "count")
    store.set("hi", forKey: "note")
    let hosted = HostedView(Counter().defaultAppStorage(store))
    #expect(hosted.host.views(of: UILabel.self).map(\.text) == ["8 hi"])
  }
}

extension UserDefaults {
  fileprivate var isSet: Bool { object(forKey: "key") != nil }
}
