// The types of values that `@AppStorage` keeps.

extension AppStorage where Value == Bool {
  /// Keeps a Boolean under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .bool)
  }
}

extension AppStorage where Value == Int {
  /// Keeps an integer under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .int)
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .double)
  }
}

extension AppStorage where Value == String {
  /// Keeps a string under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .string)
  }
}

extension AppStorage where Value == URL {
  /// Keeps a URL under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .url)
  }
}

extension AppStorage where Value == Date {
  /// Keeps a date under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .date)
  }
}

extension AppStorage where Value == Data {
  /// Keeps data under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .data)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a raw value under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, StorageCoding(raw: .int))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a raw value under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, StorageCoding(raw: .string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean under a key; nil is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StorageCoding(optional: .bool))
  }

  /// Keeps an integer under a key; nil is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StorageCoding(optional: .int))
  }

  /// Keeps a number under a key; nil is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StorageCoding(optional: .double))
  }

  /// Keeps a string under a key; nil is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StorageCoding(optional: .string))
  }

  /// Keeps a URL under a key; nil is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StorageCoding(optional: .url))
  }

  /// Keeps a date under a key; nil is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StorageCoding(optional: .date))
  }

  /// Keeps data under a key; nil is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StorageCoding(optional: .data))
  }

  /// Keeps a raw value under a key; nil is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StorageCoding(optional: StorageCoding<R>(raw: .int)))
  }

  /// Keeps a raw value under a key; nil is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StorageCoding(optional: StorageCoding<R>(raw: .string)))
  }
}
