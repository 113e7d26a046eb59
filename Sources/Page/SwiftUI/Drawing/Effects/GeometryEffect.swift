/// A modifier that shows its content as a transform changes it, which may depend on the size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for the size of the view, whose origin is the upper left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    PassingNode(view, in: context) {
      $0.content.modifier(SizedEffectModifier(effect: $0.modifier))
    }
  }

  /// The same effect, of which the layout knows nothing, as it does of none here.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect of which the layout knows nothing.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// The modifier of an effect, whose data animate.
struct SizedEffectModifier<E: GeometryEffect>: ViewModifier, Animatable {
  var effect: E

  var animatableData: E.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.modifier(EffectModifier(effect: SizedEffect(effect: effect)))
  }
}

/// A transform that depends on the size of what it changes.
struct SizedEffect<E: GeometryEffect>: Effect {
  var effect: E

  var anchor: UnitPoint { .topLeading }

  func apply(to view: EffectView, size: CGSize, before: SizedEffect<E>?) {
    view.layer.transform = CATransform3D(effect.effectValue(size: size))
  }
}
