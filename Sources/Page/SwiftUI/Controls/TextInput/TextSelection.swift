/// What is selected in a text field or an editor: a range of the text, or the place where typed
/// text goes.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The parts of the text that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty one is an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges. Fields here select all from the first to the last of them.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The parts of the text that are selected.
  public var indices: Indices

  /// Creates a selection of a range of the text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of several ranges of the text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected and typed text goes to one place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// On which line an insertion point between two lines stands. Fields tell no difference here.
  public var affinity: TextSelectionAffinity { .automatic }
}

/// On which line an insertion point at the break of a line stands.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the field has it.
  case automatic
  /// At the end of the line before.
  case upstream
  /// At the start of the line after.
  case downstream
}

private struct SelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// On which line insertion points at the break of a line stand. Fields here do not use it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinityKey.self] }
    set { self[SelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets on which line insertion points at the break of a line stand. Fields here do not use it.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
