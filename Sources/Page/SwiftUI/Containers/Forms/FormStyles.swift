/// The style that suits the platform: groups of rows.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

/// Groups of rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

/// Labels in one column and controls in another, without groups.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
      .labeledContentStyle(ColumnContentStyle())
  }
}

/// The label at the trailing edge of the first column, the control at the leading one of the
/// second.
private struct ColumnContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label.frame(maxWidth: .infinity, alignment: .trailing)
      configuration.content.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the platform: groups of rows.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
