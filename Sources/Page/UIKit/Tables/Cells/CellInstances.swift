import Foundation

// Cells are made by their class alone, as tables are told it. Swift calls an initializer so only
// where it is required, and UIKit's are not; `CALayer.instance(of:)` says how it is done.

extension UITableViewCell {
  static func instance(of type: AnyClass, identifier: String) -> UITableViewCell {
    guard let type = type as? UITableViewCell.Type else {
      fatalError("\(type) is not a class of table cells.")
    }
    return type.madeDynamically(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("lek_table_cell_make")
  private static func madeDynamically(
    style: CellStyle, reuseIdentifier: __owned String?
  ) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  static func instance(of type: AnyClass, identifier: String) -> UITableViewHeaderFooterView {
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      fatalError("\(type) is not a class of headers of tables.")
    }
    return type.madeDynamically(reuseIdentifier: identifier)
  }

  @_silgen_name("lek_table_header_make")
  private static func madeDynamically(reuseIdentifier: __owned String?)
    -> UITableViewHeaderFooterView
}
