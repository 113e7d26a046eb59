/// A change of how a view looks that a view around it shows, and that nobody else notices.
@MainActor @preconcurrency
protocol Effect {
  /// The point of the view that a transform leaves where it is.
  var anchor: UnitPoint { get }

  /// Finds values that depend on the environment.
  mutating func resolve(in environment: EnvironmentValues)

  /// Shows the effect on a view around the content. In a commit that is animated it runs in a
  /// block of animations.
  func apply(to view: EffectView, size: CGSize, before: Self?)
}

extension Effect {
  var anchor: UnitPoint { .center }
  mutating func resolve(in environment: EnvironmentValues) {}
}

struct EffectModifier<E: Effect>: ItemModifier {
  typealias Body = Never
  var effect: E

  func makeWrapper(around item: Item, of node: _AnyNode) -> EffectItem<E> {
    var effect = effect
    effect.resolve(in: node.environment)
    return EffectItem(effect, AnimatedData(of: effect, in: node))
  }

  func update(_ wrapper: EffectItem<E>, of node: _AnyNode) {
    var effect = effect
    effect.resolve(in: node.environment)
    wrapper.effect = wrapper.data?.shown(effect, of: node) ?? effect
  }
}

final class EffectItem<E: Effect>: WrapperItem {
  var effect: E {
    didSet { setNeedsCommit() }
  }

  /// Follows what of the effect no layer can animate.
  let data: AnimatedData<E>?

  init(_ effect: E, _ data: AnimatedData<E>?) {
    self.effect = effect
    self.data = data
  }

  override func makePresentation() -> ItemPresentation? { EffectPresentation<E>(EffectView()) }
}

final class EffectPresentation<E: Effect>: ViewPresentation {
  private var shown: E?
  private var frame = CGRect.zero

  override func place(_ frame: CGRect) {
    self.frame = frame
    super.place(frame)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let effect = (item as? EffectItem<E>)?.effect, let view = view as? EffectView else {
      return
    }
    let anchor = effect.anchor.point
    if view.layer.anchorPoint != anchor {
      UIView.performWithoutAnimation {
        view.layer.anchorPoint = anchor
        super.place(frame)
      }
    }
    effect.apply(to: view, size: size, before: shown)
    shown = effect
  }
}

/// A view around others that takes no touches itself and lets those through that are meant for
/// views outside its bounds.
class EffectView: UIView {
  /// What is cut out of the view, and takes touches.
  var clipOutline: (path: Path, style: FillStyle)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
    if clipsToBounds, !bounds.contains(point) { return nil }
    if let (path, style) = clipOutline, !path.contains(point, eoFill: style.isEOFilled) {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}

extension View {
  func effect<E: Effect>(_ effect: E) -> some View {
    modifier(EffectModifier(effect: effect))
  }
}
