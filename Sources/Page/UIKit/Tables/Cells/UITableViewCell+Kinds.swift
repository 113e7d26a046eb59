extension UITableViewCell {
  /// Which texts a cell has, and where.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What stands at a cell's trailing end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

/// A row's place in its section, for the lines and corners it has.
enum RowPosition {
  case only, first, middle, last

  init(_ row: Int, of count: Int) {
    switch (row == 0, row == count - 1) {
    case (true, true): self = .only
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  var isLast: Bool { self == .last || self == .only }
  var isFirst: Bool { self == .first || self == .only }
}

/// What a table says of the looks of a cell in it.
struct TableCellLooks: Equatable {
  var style = UITableView.Style.plain
  var position = RowPosition.middle
  var lines = UITableViewCell.SeparatorStyle.singleLine
  var lineColor: UIColor?
  var lineInset: UIEdgeInsets?
  var margin: CGFloat = 16
}
