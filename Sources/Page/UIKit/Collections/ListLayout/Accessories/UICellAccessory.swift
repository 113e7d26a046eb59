import CoreGraphics
import Foundation

/// What stands before or behind the contents of a list's cell.
@MainActor @preconcurrency
public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  public enum LayoutDimension: Equatable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  @MainActor @preconcurrency
  public enum Placement {
    /// Among accessories of the same side, at which place a new one comes.
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case detail, label, customView
  }

  enum Side {
    case leading, trailing
  }

  public let accessoryType: AccessoryType
  let side: Side
  let displayed: DisplayedState
  let position: Placement.Position?
  let content: Content
  var isHidden: Bool?
  var reservedLayoutWidth: LayoutDimension?
  var tintColor: UIColor?

  enum Content {
    case symbol(String, UIColor?, CGFloat)
    case sign(String, UIColor?, (() -> Void)?)
    case reorder(showsLine: Bool)
    case multiselect
    case outline(OutlineDisclosureOptions.Style, (() -> Void)?)
    case detail((() -> Void)?)
    case label(String, LabelOptions)
    case custom(UIView, maintainsFixedSize: Bool)
  }

  init(
    _ type: AccessoryType, _ side: Side, _ displayed: DisplayedState, _ content: Content,
    _ options: some CellAccessoryOptions, position: Placement.Position? = nil
  ) {
    (accessoryType, self.side, self.displayed) = (type, side, displayed)
    (self.content, self.position) = (content, position)
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
  }

  func isShown(_ editing: CollectionEditing) -> Bool {
    guard isHidden != true else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: editing == .on
    case .whenNotEditing: editing == .off
    }
  }
}

/// What all options of accessories have.
@MainActor
protocol CellAccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}
