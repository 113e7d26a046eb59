/// A block of prose, and where it stands in the page's text.
public struct MarkupBlock: Equatable, Sendable {
  public var kind: Kind
  public var range: MarkupRange

  public indirect enum Kind: Equatable, Sendable {
    case paragraph([MarkupSpan])
    /// Of level 1 to 6.
    case heading(level: Int, [MarkupSpan])
    /// Code that is shown and not run; the language is what follows an opening fence.
    case code(String, language: String?)
    case list(MarkupList)
    case quote([MarkupBlock])
    case rule
    case callout(MarkupCallout)
    case table(MarkupTable)
  }
}

/// A list with bullets or numbers.
public struct MarkupList: Equatable, Sendable {
  public var style: Style
  public var spacing: Spacing
  public var items: [Item]

  public enum Style: Equatable, Sendable {
    case bullets
    case numbers(first: Int)
  }

  public enum Spacing: Equatable, Sendable {
    /// Items follow each other as lines do.
    case tight
    /// Items stand apart as paragraphs do.
    case loose
  }

  public struct Item: Equatable, Sendable {
    public var blocks: [MarkupBlock]
    public var range: MarkupRange
    /// Of an item that begins with `[ ]` or `[x]`.
    public var task: Task?
  }

  public enum Task: Equatable, Sendable {
    case open, done
  }
}

/// Rows of cells; each row has as many cells as there are columns.
public struct MarkupTable: Equatable, Sendable {
  public typealias Cell = [MarkupSpan]

  public var columns: [Alignment]
  public var header: [Cell]
  public var rows: [[Cell]]

  public enum Alignment: Equatable, Sendable {
    case natural, left, center, right
  }
}

/// A titled box.
public struct MarkupCallout: Equatable, Sendable {
  public var kind: CalloutKind
  public var title: String
  public var blocks: [MarkupBlock]
}
