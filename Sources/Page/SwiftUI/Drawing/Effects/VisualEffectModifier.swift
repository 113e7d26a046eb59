@_spi(UIKit) import QuartzCore
@_spi(SwiftUI) import UIKit

/// Changes how a view looks by where it is.
struct LookModifier: ItemModifier {
  typealias Body = Never
  let look: @MainActor (LookItem) -> _VisualLook

  func makeWrapper(around item: Item, of node: _AnyNode) -> LookItem {
    let wrapper = LookItem()
    node.graph.add(wrapper)
    return wrapper
  }

  func update(_ wrapper: LookItem, of node: _AnyNode) {
    wrapper.look = look
    wrapper.setNeedsCommit()
  }
}

/// An item whose look is found after each layout and whenever something has scrolled.
final class LookItem: WrapperItem, GeometryObserver {
  var look: (@MainActor (LookItem) -> _VisualLook)?
  private(set) var current: _VisualLook?
  /// The animation of the next change, if it has one of its own.
  var animation: Animation?
  /// What the look was found for, as far as whoever finds it wants to remember that.
  var phase = ScrollTransitionPhase.identity

  func checkGeometry() -> Bool {
    guard node?.isMounted == true, parent != nil, let look else { return false }
    let new = look(self)
    if new != current {
      current = new
      setNeedsCommit()
    }
    return false
  }

  override func adjust(_ transaction: inout Transaction) {
    if let animation { transaction.animation = animation }
  }

  override func makePresentation() -> ItemPresentation? { LookPresentation() }
}

final class LookPresentation: ViewPresentation {
  private let effectView = EffectView()

  init() {
    effectView.layer.anchorPoint = .zero
    super.init(effectView)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? LookItem else { return }
    item.animation = nil
    let look = item.current ?? _VisualLook(size: size)
    view.alpha = CGFloat(min(max(look.opacity, 0), 1))
    view.layer.transform = look.transform
    view.change(\.contentBlur, of: view.layer, "contentBlur", to: look.blur)
    effectView.setFilter(look.blendMode)
    let matrix = look.colors == ColorMatrix() ? [] : look.colors.values.map { CGFloat($0) }
    if view.layer.colorMatrix != matrix { view.layer.colorMatrix = matrix }
  }
}

extension View {
  /// Changes how the view looks by its geometry, which stays as it is.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(
      LookModifier { item in
        var look = _VisualLook(size: item.size)
        effect(EmptyVisualEffect(), GeometryProxy(item: item, size: item.size))._add(to: &look)
        return look
      })
  }
}
