/// How a preview is shown: its size, its orientation, or a modifier that it shares with others.
public struct PreviewTrait<T> {
  let change: @MainActor (inout PreviewSettings) -> Void
  let wrap: (@MainActor (AnyView) -> AnyView)?

  init(_ change: @escaping @MainActor (inout PreviewSettings) -> Void) {
    self.change = change
    wrap = nil
  }

  init(wrap: @escaping @MainActor (AnyView) -> AnyView) {
    change = { _ in }
    self.wrap = wrap
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the live view.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.layout = .device }
  }

  /// The size that the view chooses.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.layout = .sizeThatFits }
  }

  /// A size of its own.
  public static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// The device upright.
  public static var portrait: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.orientation = .portrait }
  }

  /// The device upside down, which has the same size as upright.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }

  /// The device on its left side.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.orientation = .landscapeLeft }
  }

  /// The device on its right side.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.orientation = .landscapeRight }
  }

  /// Applies a modifier that several previews share.
  @MainActor @preconcurrency
  public static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(wrap: { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
  }
}
