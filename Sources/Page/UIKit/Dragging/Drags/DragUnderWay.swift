import CoreGraphics
import Foundation

/// A drag from the lift to its end.
///
/// Giver and takers are told as UIKit tells them: what is lifted is asked for before anything is
/// seen; the session begins once the finger moves; a taker is asked once whether it can handle it,
/// and then hears of each move within its view. When the finger leaves, either the taker performs
/// the drop and the pictures fly to where it says, or they fly home.
@MainActor
final class DragUnderWay {
  private(set) static var current: DragUnderWay?

  let session: LocalDragSession
  private let source: UIDragInteraction
  private let start: CGPoint
  private var stage: DragStage?
  private var phase = Phase.prepared
  private let drops: DropSearch
  private let liftAnimator = DragAnimator()

  private enum Phase {
    case prepared, lifted, moving, over
  }

  private static let threshold: CGFloat = 10
  private static let length = 0.3

  init(_ session: LocalDragSession, from source: UIDragInteraction) {
    (self.session, self.source, start) = (session, source, session.point)
    drops = DropSearch(LocalDropSession(of: session))
  }

  // MARK: Lifting

  func lift() {
    guard phase == .prepared, let window = source.view?.window else { return }
    phase = .lifted
    DragUnderWay.current = self
    let stage = DragStage(over: window)
    self.stage = stage
    for item in session.items { addPicture(of: item, from: source) }
    source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
    UIView.animate(
      withDuration: Self.length, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [liftAnimator] in
        for picture in stage.pictures { picture.rise() }
        liftAnimator.animate()
      })
  }

  private func addPicture(of item: UIDragItem, from interaction: UIDragInteraction) {
    let preview = interaction.delegate?.dragInteraction(
      interaction, previewForLifting: item, session: session)
    stage?.add(DragPicture(of: preview, grabbedAt: session.point))
  }

  // MARK: Moving

  func move(to point: CGPoint) {
    guard phase == .lifted || phase == .moving else { return }
    session.point = point
    if phase == .lifted {
      guard hypot(point.x - start.x, point.y - start.y) > Self.threshold else { return }
      begin()
    }
    stage?.follow(point)
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    drops.move(in: stage?.window)
    stage?.tell(drops.shownOperation)
  }

  private func begin() {
    phase = .moving
    liftAnimator.complete(at: .end)
    guard let delegate = source.delegate else { return }
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    session.allowsMoveOperation = delegate.dragInteraction(
      source, sessionAllowsMoveOperation: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
    let pictures = stage?.pictures ?? []
    for (item, picture) in zip(session.items, pictures) {
      if let preview = item.previewProvider?() { picture.replace(with: preview) }
    }
    for picture in pictures.dropFirst() { picture.join(pictures[0]) }
  }

  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    guard phase == .moving, !items.isEmpty else { return }
    interaction.delegate?.dragInteraction(
      source, session: session, willAdd: items, for: interaction)
    for item in items {
      session.items.append(item)
      addPicture(of: item, from: interaction)
    }
    let pictures = stage?.pictures ?? []
    for picture in pictures.suffix(items.count) where picture !== pictures[0] {
      picture.join(pictures[0])
    }
    UIView.animate(withDuration: Self.length, delay: 0, options: .allowUserInteraction) { [self] in
      for picture in pictures.suffix(items.count) { picture.rise() }
      stage?.follow(session.point)
    }
  }

  // MARK: The end

  /// The finger has left.
  func release() {
    guard phase == .moving, let (interaction, operation) = drops.goal else { return cancel() }
    phase = .over
    stage?.hideSigns()
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    interaction.delegate?.dropInteraction(interaction, performDrop: drops.session)
    let flights = flights { item, preview in
      let said = interaction.delegate?.dropInteraction(
        interaction, previewForDropping: item, withDefault: preview)
      let animator = DragAnimator()
      interaction.delegate?.dropInteraction(
        interaction, item: item, willAnimateDropWith: animator)
      return (said, animator)
    }
    fly(flights) { [self] in
      interaction.delegate?.dropInteraction(interaction, concludeDrop: drops.session)
      drops.end()
      source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
      source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
    }
  }

  /// Everything flies home.
  func cancel() {
    guard phase == .lifted || phase == .moving else { return }
    let hadBegun = phase == .moving
    phase = .over
    stage?.hideSigns()
    drops.leave()
    if hadBegun {
      source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    }
    let flights = flights { item, preview in
      let said =
        hadBegun
        ? source.delegate?.dragInteraction(
          source, previewForCancelling: item, withDefault: preview) : preview
      let animator = DragAnimator()
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      return (said, animator)
    }
    if !hadBegun { liftAnimator.complete(at: .start) }
    fly(flights) { [self] in
      drops.end()
      if hadBegun {
        source.delegate?.dragInteraction(source, session: session, didEndWith: .cancel)
      }
    }
  }

  private typealias Flight = (
    picture: DragPicture, goal: UITargetedDragPreview?, animator: DragAnimator
  )

  private func flights(
    _ ask: (UIDragItem, UITargetedDragPreview) -> (UITargetedDragPreview?, DragAnimator)
  ) -> [Flight] {
    zip(session.items, stage?.pictures ?? []).map { item, picture in
      let preview = picture.preview ?? UITargetedDragPreview(view: picture)
      let (goal, animator) = ask(item, preview)
      return (picture, goal, animator)
    }
  }

  private func fly(_ flights: [Flight], _ landed: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.length, delay: 0, options: .allowUserInteraction,
      animations: {
        for flight in flights {
          flight.picture.land(on: flight.goal?.target, size: flight.goal?.size)
          flight.animator.animate()
        }
      },
      completion: { [self] _ in
        stage?.removeFromSuperview()
        stage = nil
        if DragUnderWay.current === self { DragUnderWay.current = nil }
        for flight in flights { flight.animator.complete(at: .end) }
        landed()
      })
  }
}
