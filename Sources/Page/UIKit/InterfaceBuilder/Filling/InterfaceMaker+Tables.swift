import CoreGraphics
import Foundation

// Tables and their cells.

extension InterfaceMaker {
  func fillTable(_ view: UITableView, _ element: InterfaceElement) {
    fillLengths(of: view, element)
    switch element["separatorStyle"] {
    case "none": view.separatorStyle = .none
    case "singleLineEtched": view.separatorStyle = .singleLineEtched
    default: break
    }
    color("separatorColor", element).apply { view.separatorColor = $0 }
    element.value("separatorInset").apply { view.separatorInset = $0.insets }
    color("sectionIndexColor", element).apply { view.sectionIndexColor = $0 }
    color("sectionIndexBackgroundColor", element).apply { view.sectionIndexBackgroundColor = $0 }
    element.integer("sectionIndexMinimumDisplayRowCount")
      .apply { view.sectionIndexMinimumDisplayRowCount = $0 }
    element.flag("allowsSelection").apply { view.allowsSelection = $0 }
    element.flag("allowsSelectionDuringEditing").apply { view.allowsSelectionDuringEditing = $0 }
    element.flag("allowsMultipleSelection").apply { view.allowsMultipleSelection = $0 }
    element.flag("allowsMultipleSelectionDuringEditing")
      .apply { view.allowsMultipleSelectionDuringEditing = $0 }
    makeView(element.value("tableHeaderView")).apply { view.tableHeaderView = $0 }
    makeView(element.value("tableFooterView")).apply { view.tableFooterView = $0 }
    for prototype in element.group("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view.pool.register(CellPrototype(prototype, self), for: identifier, .cell)
    }
    if element["dataMode"] == "static" { fillStaticTable(element) }
  }

  private func fillLengths(of view: UITableView, _ element: InterfaceElement) {
    element.number("rowHeight").apply { view.rowHeight = $0 }
    element.number("estimatedRowHeight").apply { view.estimatedRowHeight = $0 }
    // What every file says; without a header there is no room for one.
    let usual: Set<CGFloat> = [28, 22, 18, 10, -1]
    element.number("sectionHeaderHeight")
      .apply { if !usual.contains($0) { view.sectionHeaderHeight = $0 } }
    element.number("sectionFooterHeight")
      .apply { if !usual.contains($0) { view.sectionFooterHeight = $0 } }
  }

  /// Only a table controller's own table has static cells.
  private func fillStaticTable(_ element: InterfaceElement) {
    guard let controller = controller as? UITableViewController else { return }
    controller.staticTable = StaticTable(
      sections: element.group("sections").map { section in
        StaticTable.Section(
          header: section.string("headerTitle"), footer: section.string("footerTitle"),
          rows: section.group("cells").compactMap { cell in
            (makeView(cell) as? UITableViewCell).map {
              StaticTable.Row($0, cell.number("rowHeight"))
            }
          })
      })
  }

  func fillCell(_ view: UITableViewCell, _ element: InterfaceElement) {
    view.reuseIdentifier = element["reuseIdentifier"]
    let selections: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    element["selectionStyle"].flatMap { selections[$0] }.apply { view.selectionStyle = $0 }
    accessory(element["accessoryType"]).apply { view.accessoryType = $0 }
    accessory(element["editingAccessoryType"]).apply { view.editingAccessoryType = $0 }
    element.integer("indentationLevel").apply { view.indentationLevel = $0 }
    element.number("indentationWidth").apply { view.indentationWidth = $0 }
    element.flag("shouldIndentWhileEditing").apply { view.shouldIndentWhileEditing = $0 }
    element.flag("showsReorderControl").apply { view.showsReorderControl = $0 }
    element.value("separatorInset").apply { view.separatorInset = $0.insets }
    if let content = element.value("contentView") { fillContent(of: view, content, element) }
    makeView(element.value("accessoryView")).apply { view.accessoryView = $0 }
    makeView(element.value("backgroundView")).apply { view.backgroundView = $0 }
    makeView(element.value("selectedBackgroundView")).apply { view.selectedBackgroundView = $0 }
  }

  /// A cell with a style has its labels already.
  private func fillContent(
    of view: UITableViewCell, _ content: InterfaceElement, _ element: InterfaceElement
  ) {
    var own: [String: UIView] = [:]
    for name in ["textLabel", "detailTextLabel", "imageView"] {
      guard let id = element[name] else { continue }
      switch name {
      case "textLabel": own[id] = view.textLabel
      case "detailTextLabel": own[id] = view.detailTextLabel
      default: own[id] = view.imageView
      }
    }
    guard !own.isEmpty else { return fill(view.contentView, content) }
    note(view.contentView, content)
    for child in content.group("subviews") {
      if let there = child.id.flatMap({ own[$0] }) {
        fill(there, child)
        there.translatesAutoresizingMaskIntoConstraints = true
      } else if let made = makeView(child) {
        view.contentView.addSubview(made)
      }
    }
  }

  private func accessory(_ word: String?) -> UITableViewCell.AccessoryType? {
    let types: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    return word.flatMap { types[$0] }
  }
}

extension InterfaceElement {
  /// What a table has to know before it is there.
  var tableStyle: UITableView.Style? {
    switch self["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: nil
    }
  }

  var cellStyle: UITableViewCell.CellStyle? {
    switch self["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: nil
    }
  }
}
