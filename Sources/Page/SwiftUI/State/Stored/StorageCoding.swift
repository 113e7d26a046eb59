/// How values of a type are kept in user defaults.
struct StorageCoding<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// Keeps values with the methods of `UserDefaults`.
  init(
    read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void = { $0.set($2, forKey: $1) }
  ) {
    self.read = read
    self.write = write
  }

  /// Keeps values as raw values.
  init<Raw>(raw: StorageCoding<Raw>) where Value: RawRepresentable, Value.RawValue == Raw {
    read = { store, key in raw.read(store, key).flatMap(Value.init(rawValue:)) }
    write = { store, key, value in raw.write(store, key, value.rawValue) }
  }

  /// Keeps values that may be missing: nil removes the key.
  init<Wrapped>(optional: StorageCoding<Wrapped>) where Value == Wrapped? {
    read = { store, key in .some(optional.read(store, key)) }
    write = { store, key, value in
      if let value { optional.write(store, key, value) } else { store.removeObject(forKey: key) }
    }
  }
}

extension StorageCoding where Value == Bool {
  static let bool = StorageCoding { store, key in
    store.object(forKey: key) == nil ? nil : store.bool(forKey: key)
  }
}

extension StorageCoding where Value == Int {
  static let int = StorageCoding { store, key in
    store.object(forKey: key) == nil ? nil : store.integer(forKey: key)
  }
}

extension StorageCoding where Value == Double {
  static let double = StorageCoding { store, key in
    store.object(forKey: key) == nil ? nil : store.double(forKey: key)
  }
}

extension StorageCoding where Value == String {
  static let string = StorageCoding { $0.string(forKey: $1) }
}

extension StorageCoding where Value == URL {
  static let url = StorageCoding(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
}

extension StorageCoding where Value == Data {
  static let data = StorageCoding { $0.data(forKey: $1) }
}

extension StorageCoding where Value == Date {
  static let date = StorageCoding { $0.object(forKey: $1) as? Date }
}
