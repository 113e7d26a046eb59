import CoreGraphics
import Foundation

/// What holds a presented view: it lies over the presenter's view, and keeps touches from it.
@MainActor
final class UITransitionView: UIView {
  private weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  func takeTraits(_ traits: TraitValues?) {
    ownTraits = traits
    traitsMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self && presentation?.letsThrough(point) == true ? nil : found
  }

  override func accessibilityPerformEscape() -> Bool { presentation?.closeByEscape() == true }

  /// Actions reach the presenter; touches end here.
  override var next: UIResponder? { presentation?.presenting ?? superview }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
