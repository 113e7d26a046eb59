/// The content of a window that presents a value. The first window has none, or the default one.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let make: (Binding<Data?>) -> Content

  init(_ value: Data? = nil, make: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.make = make
  }

  public var body: some View { make($value) }
}

/// The value that a window presents, as its content gets it where there is a default.
private func binding<D>(_ value: Binding<D?>, _ defaultValue: @escaping () -> D) -> Binding<D> {
  Binding {
    value.wrappedValue ?? defaultValue()
  } set: {
    value.wrappedValue = $0
  }
}

extension WindowGroup {
  /// Creates a window that presents a value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(makeContent: { PresentedWindowContent(make: content) })
  }

  /// Creates a window that presents a value, with a value for windows that are opened without one.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(makeContent: {
      PresentedWindowContent(defaultValue()) { content(binding($0, defaultValue)) }
    })
  }

  /// Creates a window that presents a value, with an id by which it is opened.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a window that presents a value, with an id and a value for windows without one.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }
}
