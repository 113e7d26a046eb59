import CoreGraphics
import Foundation

extension UICellAccessory {
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, .trailing, displayed, .symbol("chevron.right", .tertiaryLabel, 13),
      options)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .trailing, displayed, .symbol("checkmark", nil, 15), options)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .trailing, displayed, .detail(actionHandler), options)
  }

  /// Without a handler of its own, it shows the actions that a swipe would.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, .leading, displayed,
      .sign("minus.circle.fill", options.backgroundColor ?? .systemRed, actionHandler), options)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, .leading, displayed,
      .sign("plus.circle.fill", options.backgroundColor ?? .systemGreen, actionHandler), options)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .trailing, displayed, .reorder(showsLine: options.showsVerticalSeparator ?? true),
      options)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .leading, displayed, .multiselect, options)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, .trailing, displayed, .outline(options.style, actionHandler), options)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label, .trailing, displayed, .label(text, options), options)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let content = Content.custom(
      configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize ?? false)
    switch configuration.placement {
    case .leading(let displayed, let position):
      return UICellAccessory(
        .customView, .leading, displayed, content, configuration, position: position)
    case .trailing(let displayed, let position):
      return UICellAccessory(
        .customView, .trailing, displayed, content, configuration, position: position)
    }
  }
}

extension UICellAccessory.Placement {
  /// In front of an accessory of some kind, if there is one.
  public static func before(
    _ accessory: UICellAccessory.AccessoryType
  ) -> Position {
    { all in all.firstIndex { $0.accessoryType == accessory } ?? all.count }
  }

  /// Behind an accessory of some kind, if there is one.
  public static func after(
    _ accessory: UICellAccessory.AccessoryType
  ) -> Position {
    { all in all.firstIndex { $0.accessoryType == accessory }.map { $0 + 1 } ?? all.count }
  }
}

extension [UICellAccessory] {
  /// Those of one side that are shown, from the leading edge on.
  @MainActor
  func shown(_ side: UICellAccessory.Side, _ editing: CollectionEditing) -> [UICellAccessory] {
    var all: [UICellAccessory] = []
    for accessory in self where accessory.side == side && accessory.isShown(editing) {
      if let position = accessory.position {
        all.insert(accessory, at: Swift.min(Swift.max(position(all), 0), all.count))
      } else {
        all.append(accessory)
      }
    }
    // The handle that moves an item is the outermost.
    let handles = all.filter { $0.accessoryType == .reorder }
    return all.filter { $0.accessoryType != .reorder } + handles
  }
}
