extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title, whose rows are not sorted by it.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column with a title, whose rows are not sorted by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// A column with a title that shows a text of each row.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column with a title that shows a text of each row, by which the rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(
      label: Text(titleKey), comparator: AnyTableComparator(KeyPathComparator(value))
    ) { Text($0[keyPath: value]) }
  }

  /// A column with a title, whose rows can be sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: AnyTableComparator(KeyPathComparator(value)),
      content: content)
  }

  /// A column with a title, whose rows can be sorted by a value that a comparator orders.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey),
      comparator: AnyTableComparator(KeyPathComparator(value, comparator: comparator)),
      content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title, whose rows have a value.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }
}

extension TableColumn where Label == Text {
  /// A column with a title, whose rows a comparator can sort.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(
      label: Text(titleKey), comparator: AnyTableComparator(comparator), content: content)
  }
}

/// The comparator of columns whose rows are not sorted.
extension Never: @retroactive SortComparator {
  public typealias Compared = Never
  /// Is never read: `Never` has no values.
  public var order: SortOrder {
    get { fatalError("Never compares nothing.") }
    set {}
  }
  /// Is never called: `Never` has no values.
  public func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult {}
}
