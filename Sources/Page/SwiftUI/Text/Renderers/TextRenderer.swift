/// Draws texts in place of the system.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
  /// Draws a text that has been laid out. Draw its lines, runs or slices with the context.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text for a proposal; by default the size that it has without the renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws beyond the bounds of the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Measures a text for its renderer.
public struct TextProxy {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { measure(proposal) }
  }
}

private struct TextRendererKey: EnvironmentKey {
  static let defaultValue: (any TextRenderer)? = nil
}

extension EnvironmentValues {
  /// What draws texts, if not the system.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
  var renderer: R

  var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textRenderer, renderer)
  }
}

extension View {
  /// Lets a renderer draw the texts inside.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Shows a text with what its renderer draws.
final class RenderedTextPresentation: ViewPresentation {
  private let canvas = CanvasView()

  init() {
    super.init(UIView())
    view.addSubview(canvas)
    canvas.isOpaque = false
    canvas.isUserInteractionEnabled = false
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? TextItem, let renderer = item.renderer else { return }
    let padding = renderer.displayPadding
    let frame = CGRect(
      x: -padding.leading, y: -padding.top, width: size.width + padding.horizontal,
      height: size.height + padding.vertical)
    UIView.performWithoutAnimation { canvas.frame = frame }
    let layout = Text.Layout(item.layout(for: item.proposal).textLines, of: item.text)
    canvas.render = { context, size in
      var context = GraphicsContext(context, size: size, environment: commit.environment)
      context.translateBy(x: padding.leading, y: padding.top)
      renderer.draw(layout: layout, in: &context)
    }
    canvas.setNeedsDisplay()
  }
}
