// The types of values that `@SceneStorage` keeps.

extension SceneStorage where Value == Bool {
  /// Keeps a Boolean under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .bool)
  }
}

extension SceneStorage where Value == Int {
  /// Keeps an integer under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .int)
  }
}

extension SceneStorage where Value == Double {
  /// Keeps a number under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .double)
  }
}

extension SceneStorage where Value == String {
  /// Keeps a string under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .string)
  }
}

extension SceneStorage where Value == URL {
  /// Keeps a URL under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .url)
  }
}

extension SceneStorage where Value == Date {
  /// Keeps a date under a key. The wrapped value counts until one is kept. The store has no effect:
  /// a scene has one of its own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .date)
  }
}

extension SceneStorage where Value == Data {
  /// Keeps data under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .data)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a raw value under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, StorageCoding(raw: .int))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a raw value under a key. The wrapped value counts until one is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, StorageCoding(raw: .string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean under a key; nil is none.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StorageCoding(optional: .bool))
  }

  /// Keeps an integer under a key; nil is none.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StorageCoding(optional: .int))
  }

  /// Keeps a number under a key; nil is none.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StorageCoding(optional: .double))
  }

  /// Keeps a string under a key; nil is none.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StorageCoding(optional: .string))
  }

  /// Keeps a URL under a key; nil is none.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StorageCoding(optional: .url))
  }

  /// Keeps a date under a key; nil is none.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StorageCoding(optional: .date))
  }

  /// Keeps data under a key; nil is none.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StorageCoding(optional: .data))
  }

  /// Keeps a raw value under a key; nil is none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StorageCoding(optional: StorageCoding<R>(raw: .int)))
  }

  /// Keeps a raw value under a key; nil is none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StorageCoding(optional: StorageCoding<R>(raw: .string)))
  }
}
