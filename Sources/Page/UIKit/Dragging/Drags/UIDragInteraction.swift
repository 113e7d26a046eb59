import CoreGraphics
import Foundation

/// Lets what a view shows be lifted by a finger that rests on it, and carried elsewhere.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open class var isEnabledByDefault: Bool { true }
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { press?.isEnabled = isEnabled }
  }
  open var allowsSimultaneousRecognitionDuringLift = false

  private var press: UILongPressGestureRecognizer?
  private var adding: UITapGestureRecognizer?
  private lazy var judge = DragPressJudge(of: self)
  private var drag: DragUnderWay?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    drag?.cancel()
    for recognizer in [press, adding].compactMap({ $0 as UIGestureRecognizer? }) {
      self.view?.removeGestureRecognizer(recognizer)
    }
    (press, adding) = (nil, nil)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(UIDragInteraction.pressed(_:), named: "pressed"))
    press.delegate = judge
    press.isEnabled = isEnabled
    self.press = press
    view.addGestureRecognizer(press)
    let adding = UITapGestureRecognizer(
      target: self, action: Selector(UIDragInteraction.tapped(_:), named: "tapped"))
    adding.delegate = judge
    self.adding = adding
    view.addGestureRecognizer(adding)
  }

  // MARK: Lifting

  /// A press that lifts nothing is none, and other recognizers may have it.
  fileprivate func prepare(at point: CGPoint) -> Bool {
    guard DragUnderWay.current == nil, let delegate, view?.window != nil else { return false }
    let session = LocalDragSession()
    session.point = point
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    drag = DragUnderWay(session, from: self)
    return true
  }

  fileprivate func isAdding(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === adding }

  func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: drag?.lift()
    case .changed: drag?.move(to: press.location(in: nil))
    case .ended:
      drag?.release()
      drag = nil
    case .cancelled:
      drag?.cancel()
      drag = nil
    case .failed, .possible: break
    }
  }

  /// Another finger adds what it taps to what is carried.
  func tapped(_ tap: UITapGestureRecognizer) {
    guard let current = DragUnderWay.current, let view, isEnabled, let delegate else { return }
    let items = delegate.dragInteraction(
      self, itemsForAddingTo: current.session, withTouchAt: tap.location(in: view))
    current.add(items, from: self)
  }
}

/// Lets a press begin only where something is lifted, and taps add only to a drag.
@MainActor
private final class DragPressJudge: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let isAdding = interaction?.isAdding(gestureRecognizer) ?? false
    return isAdding == (DragUnderWay.current != nil)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction else { return false }
    if interaction.isAdding(gestureRecognizer) { return DragUnderWay.current != nil }
    return interaction.prepare(at: gestureRecognizer.location(in: nil))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let interaction else { return false }
    return interaction.allowsSimultaneousRecognitionDuringLift
      || interaction.isAdding(gestureRecognizer)
  }
}
