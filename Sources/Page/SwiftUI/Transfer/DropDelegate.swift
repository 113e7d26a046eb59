import FoundationAdditions
import UniformTypeIdentifiers

/// What becomes of what is dropped.
public enum DropOperation: Sendable {
  /// The drop is canceled.
  case cancel
  /// The destination refuses the items.
  case forbidden
  /// The destination copies the items.
  case copy
  /// The destination moves the items.
  case move

  var uiOperation: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// What a view would do with what is dropped on it.
public struct DropProposal: Sendable {
  /// What becomes of what is dropped.
  public let operation: DropOperation

  /// Proposes what becomes of what is dropped.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is dragged over a view, and where.
public struct DropInfo {
  /// Where the finger is in the view.
  public let location: CGPoint
  let items: [UIDragItem]

  /// Whether some of what is dragged has one of the types.
  @MainActor @preconcurrency
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// The items of some types.
  @MainActor @preconcurrency
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.map(\.itemProvider).filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// Says what a view does with what is dragged over it.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what is dragged.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; false if it cannot.
  func performDrop(info: DropInfo) -> Bool
  /// What is dragged came over the view.
  func dropEntered(info: DropInfo)
  /// What is dragged moved over the view. Nil leaves the proposal as it was.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// What is dragged left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// A delegate of closures, which takes some types.
struct ClosureDropDelegate: DropDelegate {
  let accepts: (DropInfo) -> Bool
  let target: (Bool) -> Void
  let perform: (DropInfo) -> Bool

  func validateDrop(info: DropInfo) -> Bool { accepts(info) }
  func dropEntered(info: DropInfo) { target(true) }
  func dropExited(info: DropInfo) { target(false) }

  func performDrop(info: DropInfo) -> Bool {
    target(false)
    return perform(info)
  }
}

/// A delegate that takes only some types.
struct TypedDropDelegate: DropDelegate {
  let types: [UTType]
  let base: any DropDelegate

  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: types) && base.validateDrop(info: info)
  }
  func performDrop(info: DropInfo) -> Bool { base.performDrop(info: info) }
  func dropEntered(info: DropInfo) { base.dropEntered(info: info) }
  func dropUpdated(info: DropInfo) -> DropProposal? { base.dropUpdated(info: info) }
  func dropExited(info: DropInfo) { base.dropExited(info: info) }
}
