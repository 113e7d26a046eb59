/// The content of a window that presents a value: the one that the window was opened with, the
/// default one, or none.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let make: (Binding<Data?>) -> Content

  init(_ value: Data? = nil, make: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.make = make
  }

  /// The content, with a binding to the value.
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
    self.init(anyID: nil, content)
  }

  /// Creates a window that presents a value, with a value for windows that are opened without one.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(anyID: nil, content, defaultValue)
  }

  /// Creates a window that presents a value, with an id by which it is opened.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(anyID: id, content)
  }

  /// Creates a window that presents a value, with an id and a value for windows without one.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(anyID: id, content, defaultValue)
  }

  private init<D: Decodable & Encodable & Hashable, C: View>(
    anyID id: String?, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, presenting: D.self) { PresentedWindowContent($0, make: content) }
  }

  private init<D: Decodable & Encodable & Hashable, C: View>(
    anyID id: String?, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, presenting: D.self) { value in
      PresentedWindowContent(value ?? defaultValue()) { content(binding($0, defaultValue)) }
    }
  }
}
