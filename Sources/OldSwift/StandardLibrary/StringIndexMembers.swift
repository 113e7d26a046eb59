// swift-format-ignore-file: AlwaysUseLowerCamelCase
// An index of a text does not move by itself now. Where the text stands beside it, it is asked; where it does
// not, only the person knows which text that is.

extension String.Index {
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
