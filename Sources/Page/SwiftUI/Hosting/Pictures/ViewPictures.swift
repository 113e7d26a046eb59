@_spi(AppKit) import UIKit

/// Lets values that are views have pictures beside their lines. The host of pages calls it once.
@_spi(PageHost)
public func showViewsBesideLines() {
  ValuePictures.source = ViewPictures.self
}

/// The pictures of values that are views.
enum ViewPictures: PicturedValues {
  static func hasPicture(_ type: Any.Type) -> Bool { type is any View.Type && type != Never.self }

  static var isEvaluating: Bool { MainThread.isCurrent && Graph.reader != nil }

  static func isResult(_ type: Any.Type) -> Bool {
    guard MainThread.isCurrent, let reader = Graph.reader else { return false }
    return MainActor.assumeIsolated { reader.bodyType == type }
  }

  static func words(for value: Any) -> String { ViewName.words(for: value) }

  static func view(showing value: Any) -> UIView? {
    guard let view = value as? any View else { return nil }
    return host(of: view)
  }

  @MainActor
  private static func host<V: View>(of view: V) -> UIView {
    // Reading the view must not make an evaluation that is going on depend on what it reads.
    let outer = Graph.reader
    Graph.reader = nil
    defer { Graph.reader = outer }
    let host = _UIHostingView(picturing: view)
    host.bounds.size = size(of: host)
    return host
  }

  /// What a view without a size of its own gets: a circle, a color.
  private static let usual: CGFloat = 100
  /// The most that a view gets, as on a small screen.
  private static let most = CGSize(width: 320, height: 480)

  /// The size that the view chooses on a small screen. Along an axis that it only fills, it has a
  /// usual length.
  @MainActor
  private static func size<V: View>(of host: _UIHostingView<V>) -> CGSize {
    let ideal = host.size(for: .unspecified)
    let filling = host.size(for: ProposedViewSize(most))
    func length(_ ideal: CGFloat, _ filling: CGFloat, _ most: CGFloat) -> CGFloat {
      ideal < most && filling >= most ? min(max(ideal, usual), most) : min(filling, most)
    }
    let proposal = CGSize(
      width: length(ideal.width, filling.width, most.width),
      height: length(ideal.height, filling.height, most.height))
    let size = host.size(for: ProposedViewSize(proposal))
    return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
  }
}
