@_spi(SwiftUI) import UIKit

extension View {
  /// Adds the actions of buttons, which are not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    background { content().modifier(OfferedActionsModifier()) }
      .accessibility { changes, _ in changes.offersActions = true }
  }

  /// Adds the actions of buttons, which are not shown, in a category.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds the actions of buttons, which are not shown, in a category with a name.
  public func accessibilityActions<Content: View>(
    category: Text, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds the actions of buttons, which are not shown, in a category with a name.
  public func accessibilityActions<Content: View>(
    category: LocalizedStringKey, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}

/// A category of actions. All are in one list here.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// The actions that a view offers if nothing says otherwise.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that edit what the view shows.
  public static let edit = AccessibilityActionCategory(name: "edit")

  /// A category with a name.
  public init(_ name: Text) { self.init(name: "named") }
  /// A category with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: "named") }
}

/// Keeps buttons that are neither seen nor read: they are the actions of an element.
struct OfferedActionsModifier: ItemModifier {
  typealias Body = Never

  func makeWrapper(around item: Item, of node: _AnyNode) -> OfferedActionsItem {
    OfferedActionsItem()
  }

  func update(_ wrapper: OfferedActionsItem, of node: _AnyNode) {}
}

final class OfferedActionsItem: WrapperItem {
  override func makePresentation() -> ItemPresentation? {
    ViewPresentation(OfferedActionsView())
  }
}

final class OfferedActionsView: UIView {
  init() {
    super.init(frame: .zero)
    mask = UIView()
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }
}
