import CoreGraphics
import Foundation
import FoundationAdditions

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Gives a text when it is dragged, takes texts, and writes down what it is told, each thing once.
@MainActor
final class DragLog: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var log: [String] = []
  var operation = UIDropOperation.copy
  var dropped: [String] = []
  var text = "apple"

  private func note(_ word: String) { if log.last != word { log.append(word) } }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    note("items")
    return text.isEmpty
      ? [] : [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note("preview")
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    note("lift")
    animator.addCompletion { self.note($0 == .end ? "lifted" : "let go") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { note("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { note("move") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { note("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { note("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { note("transferred") }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { note("flies home") }

  // MARK: Taking

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    note("can handle")
    return session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { note("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    note("update")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { note("exit") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    note("perform")
    session.loadObjects(ofClass: NSString.self) { texts in
      self.dropped = texts.compactMap { ($0 as? NSString)?.description }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { note("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { note("end") }
}
