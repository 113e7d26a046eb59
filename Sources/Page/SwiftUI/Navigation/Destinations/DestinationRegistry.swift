/// The views that the values of a stack's path stand for.
@MainActor @preconcurrency
final class DestinationRegistry: Source {
  private var entries: [ObjectIdentifier: [DestinationEntry]] = [:]

  func add(_ entry: DestinationEntry) {
    entries[entry.type, default: []].append(entry)
    noteChange()
  }

  func remove(_ entry: DestinationEntry) {
    entries[entry.type]?.removeAll { $0 === entry }
    noteChange()
  }

  /// Whether there is a view for a value.
  func knows(_ value: AnyHashable) -> Bool {
    entries[ObjectIdentifier(type(of: value.base))]?.isEmpty == false
  }

  /// The view for a value. What it is made of counts as read.
  func destination(for value: AnyHashable) -> AnyView? {
    noteRead()
    guard let entry = entries[ObjectIdentifier(type(of: value.base))]?.first else { return nil }
    entry.noteRead()
    return entry.make(value)
  }
}

/// What a modifier says of the values of one type.
final class DestinationEntry: Source {
  let type: ObjectIdentifier
  var make: (AnyHashable) -> AnyView?

  init<D>(_ type: D.Type, make: @escaping (AnyHashable) -> AnyView?) {
    self.type = ObjectIdentifier(type)
    self.make = make
  }
}

/// The view of a value on the stack.
struct ValueDestination: View {
  let value: AnyHashable
  let registry: DestinationRegistry

  var body: some View {
    if let view = registry.destination(for: value) {
      view
    } else {
      MissingDestination(type: "\(type(of: value.base))")
    }
  }
}

/// What stands in the place of a view that no modifier says.
struct MissingDestination: View {
  let type: String

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.yellow)
      .onAppear {
        Notice.say(
          "No view says what a value of type \(type) leads to. Add "
            + "navigationDestination(for: \(type).self) to a view inside the NavigationStack.",
          about: "destination \(type)")
      }
  }
}
