// swift-format-ignore-file: AlwaysUseLowerCamelCase
// An index of a text does not move by itself now. Where the text stands beside it, it is asked; where it does
// not, only the person knows which text that is.

extension String.Index {
  @available(*, deprecated, renamed: "Int")
  public typealias Distance = Int

  @available(*, deprecated, renamed: "samePosition(in:)")
  public func samePositionIn(_ text: String) -> String.Index? { samePosition(in: text) }

  @available(*, deprecated, message: "Say samePosition(in:), which may find none.")
  public func samePositionIn(_ view: String.UTF16View) -> String.Index { samePosition(in: view)! }

  @available(*, deprecated, message: "Say samePosition(in:), which may find none.")
  public func samePositionIn(_ view: String.UTF8View) -> String.Index { samePosition(in: view)! }

  @available(*, deprecated, message: "Say samePosition(in:), which may find none.")
  public func samePositionIn(_ view: String.UnicodeScalarView) -> String.Index {
    samePosition(in: view)!
  }

  @available(
    *, unavailable, message: "Say text.index(after: index) with the text that it belongs to."
  )
  public func successor() -> String.Index { self }

  @available(
    *, unavailable, message: "Say text.index(before: index) with the text that it belongs to."
  )
  public func predecessor() -> String.Index { self }

  @available(
    *, unavailable,
    message: "Say text.index(index, offsetBy: distance) with the text that it belongs to."
  )
  public func advancedBy(_ distance: Int) -> String.Index { self }

  @available(
    *, unavailable,
    message: "Say text.distance(from: index, to: other) with the text that they belong to."
  )
  public func distanceTo(_ other: String.Index) -> Int { 0 }
}

@available(
  *, unavailable,
  message: "Say text.index(index, offsetBy: distance) with the text that it belongs to."
)
public func advance(_ index: String.Index, _ distance: Int) -> String.Index { index }

@available(
  *, unavailable,
  message: "Say text.distance(from: index, to: other) with the text that they belong to."
)
public func distance(_ index: String.Index, _ other: String.Index) -> Int { 0 }

extension Range where Bound == String.Index {
  @available(*, deprecated, renamed: "lowerBound")
  public var startIndex: Bound { lowerBound }

  @available(*, deprecated, renamed: "upperBound")
  public var endIndex: Bound { upperBound }
}

// What was all of a text's indices is a collection of its own now; where a range is wanted, there is one.

extension StringProtocol {
  @available(*, deprecated, message: "Say text.startIndex..<text.endIndex.")
  @_disfavoredOverload
  public var indices: Range<Index> { startIndex..<endIndex }
}

extension String.UTF16View {
  @available(*, deprecated, message: "Say text.startIndex..<text.endIndex.")
  @_disfavoredOverload
  public var indices: Range<Index> { startIndex..<endIndex }
}

extension String.UnicodeScalarView {
  @available(*, deprecated, message: "Say text.startIndex..<text.endIndex.")
  @_disfavoredOverload
  public var indices: Range<Index> { startIndex..<endIndex }
}

// A part of a text was a text.

extension String {
  @available(*, deprecated, message: "Say String(text[range]).")
  @_disfavoredOverload
  public subscript(range: Range<Index>) -> String { String(self[range] as Substring) }

  @available(*, deprecated, message: "Say String(text[range]).")
  @_disfavoredOverload
  public subscript(range: ClosedRange<Index>) -> String { String(self[range] as Substring) }
}
