// What Swift 2 called the types that belong to a sequence or a collection.

extension Sequence {
  @available(*, deprecated, renamed: "Iterator")
  public typealias Generator = Iterator
}

extension Collection {
  @available(*, deprecated, renamed: "Index.Stride")
  public typealias Distance = Int
}

extension String {
  @available(*, deprecated, renamed: "String")
  public typealias CharacterView = String
}

