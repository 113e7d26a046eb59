// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what tables have.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

extension UITableView {
  @available(*, deprecated, renamed: "isEditing")
  public var editing: Bool {
    get { isEditing }
    set { isEditing = newValue }
  }

  @available(*, deprecated, renamed: "register(_:forCellReuseIdentifier:)")
  public func registerClass(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass, forCellReuseIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "dequeueReusableCell(withIdentifier:)")
  public func dequeueReusableCellWithIdentifier(_ identifier: String) -> UITableViewCell? {
    dequeueReusableCell(withIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "dequeueReusableCell(withIdentifier:for:)")
  public func dequeueReusableCellWithIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  @available(*, deprecated, renamed: "cellForRow(at:)")
  public func cellForRowAtIndexPath(_ indexPath: IndexPath) -> UITableViewCell? {
    cellForRow(at: indexPath)
  }

  @available(*, deprecated, renamed: "indexPath(for:)")
  public func indexPathForCell(_ cell: UITableViewCell) -> IndexPath? { indexPath(for: cell) }

  @available(*, deprecated, renamed: "numberOfRows(inSection:)")
  public func numberOfRowsInSection(_ section: Int) -> Int { numberOfRows(inSection: section) }

  @available(*, deprecated, renamed: "rectForRow(at:)")
  public func rectForRowAtIndexPath(_ indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

  @available(*, deprecated, renamed: "deselectRow(at:animated:)")
  public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
    deselectRow(at: indexPath, animated: animated)
  }

  @available(*, deprecated, renamed: "selectRow(at:animated:scrollPosition:)")
  public func selectRowAtIndexPath(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  @available(*, deprecated, renamed: "scrollToRow(at:at:animated:)")
  public func scrollToRowAtIndexPath(
    _ indexPath: IndexPath, atScrollPosition scrollPosition: ScrollPosition, animated: Bool
  ) {
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  @available(*, deprecated, renamed: "insertRows(at:with:)")
  public func insertRowsAtIndexPaths(
    _ indexPaths: [IndexPath], withRowAnimation animation: RowAnimation
  ) {
    insertRows(at: indexPaths, with: animation)
  }

  @available(*, deprecated, renamed: "deleteRows(at:with:)")
  public func deleteRowsAtIndexPaths(
    _ indexPaths: [IndexPath], withRowAnimation animation: RowAnimation
  ) {
    deleteRows(at: indexPaths, with: animation)
  }

  @available(*, deprecated, renamed: "reloadRows(at:with:)")
  public func reloadRowsAtIndexPaths(
    _ indexPaths: [IndexPath], withRowAnimation animation: RowAnimation
  ) {
    reloadRows(at: indexPaths, with: animation)
  }
}

extension UITableView.Style {
  @available(*, deprecated, renamed: "plain")
  public static var Plain: Self { .plain }
  @available(*, deprecated, renamed: "grouped")
  public static var Grouped: Self { .grouped }
}

extension UITableView.RowAnimation {
  @available(*, deprecated, renamed: "fade")
  public static var Fade: Self { .fade }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "middle")
  public static var Middle: Self { .middle }
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
}

extension UITableView.ScrollPosition {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "middle")
  public static var Middle: Self { .middle }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
}

extension UITableViewCell.CellStyle {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }
  @available(*, deprecated, renamed: "value1")
  public static var Value1: Self { .value1 }
  @available(*, deprecated, renamed: "value2")
  public static var Value2: Self { .value2 }
  @available(*, deprecated, renamed: "subtitle")
  public static var Subtitle: Self { .subtitle }
}

extension UITableViewCell.AccessoryType {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "disclosureIndicator")
  public static var DisclosureIndicator: Self { .disclosureIndicator }
  @available(*, deprecated, renamed: "detailDisclosureButton")
  public static var DetailDisclosureButton: Self { .detailDisclosureButton }
  @available(*, deprecated, renamed: "checkmark")
  public static var Checkmark: Self { .checkmark }
  @available(*, deprecated, renamed: "detailButton")
  public static var DetailButton: Self { .detailButton }
}

extension UITableViewCell.EditingStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "delete")
  public static var Delete: Self { .delete }
  @available(*, deprecated, renamed: "insert")
  public static var Insert: Self { .insert }
}

extension UITableViewCell.SelectionStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "blue")
  public static var Blue: Self { .blue }
  @available(*, deprecated, renamed: "gray")
  public static var Gray: Self { .gray }
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }
}

extension IndexPath {
  @available(*, deprecated, renamed: "init(row:section:)")
  public init(forRow row: Int, inSection section: Int) { self.init(row: row, section: section) }

  @available(*, deprecated, renamed: "init(item:section:)")
  public init(forItem item: Int, inSection section: Int) { self.init(item: item, section: section) }
}
