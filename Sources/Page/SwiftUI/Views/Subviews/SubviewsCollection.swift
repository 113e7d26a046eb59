/// The subviews that a view resolves to.
@MainActor @preconcurrency
public struct SubviewsCollection: @preconcurrency RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice
  let units: [SubviewUnit]

  init(_ units: [SubviewUnit]) {
    self.units = units
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { units.count }
  public subscript(index: Int) -> Subview { Subview(unit: units[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(units: units[bounds])
  }
}

/// Some of the subviews that a view resolves to.
@MainActor @preconcurrency
public struct SubviewsCollectionSlice: @preconcurrency RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice
  let units: ArraySlice<SubviewUnit>

  public var startIndex: Int { units.startIndex }
  public var endIndex: Int { units.endIndex }
  public subscript(index: Int) -> Subview { Subview(unit: units[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(units: units[bounds])
  }
}

/// The subviews show one after the other.
extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// A section that a view resolves to, or views that stand between sections.
@MainActor @preconcurrency
public struct SectionConfiguration: @preconcurrency Identifiable {
  /// The identity of the section.
  nonisolated public struct ID: Hashable {
    let object: ObjectIdentifier
  }

  /// Tells the section from the others.
  public let id: ID
  /// The values that the section gives to the container around it.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The views of the section itself.
  public let content: SubviewsCollection
}

/// The sections that a view resolves to.
@MainActor @preconcurrency
public struct SectionCollection: @preconcurrency RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
