import CoreGraphics
import Foundation
import FoundationAdditions

/// What those who give and those who take know of a drag.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// A drag, as the one who gives sees it.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// What is shown while data are on their way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none
  case `default`
}

/// A drag, as one who may take sees it.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of all items that can be such, and hands them over in a later turn.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: Value?
          if let object = object as? Value._ObjectiveCType {
            Value._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}

/// The giver's side of a drag within the page.
@MainActor
final class LocalDragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in the window.
  var point = CGPoint.zero

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
}

/// The taker's side.
@MainActor
final class LocalDropSession: NSObject, UIDropSession {
  private let drag: LocalDragSession
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: LocalDragSession) {
    self.drag = drag
    super.init()
  }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    var found: [Int: any NSItemProviderReading] = [:]
    var left = able.count
    let whole = progress
    whole.totalUnitCount = Int64(max(left, 1))
    guard left > 0 else {
      DispatchQueue.main.async { completion([]) }
      return whole
    }
    for (index, item) in able.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        found[index] = object
        left -= 1
        whole.completedUnitCount += 1
        if left == 0 { completion(able.indices.compactMap { found[$0] }) }
      }
    }
    return whole
  }
}
