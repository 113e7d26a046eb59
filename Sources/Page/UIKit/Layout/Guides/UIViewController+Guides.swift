import CoreGraphics
import Foundation

/// One end of what of a controller's view no bar covers.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip between an edge of a controller's view and its safe area.
@MainActor
final class EdgeStripGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top, bottom
  }

  private let edge: Edge

  init(_ edge: Edge, of view: UIView, identifier: String) {
    self.edge = edge
    super.init(
      .inset { view in
        let (safe, height) = (view.safeAreaInsets, view.bounds.height)
        return switch edge {
        case .top: UIEdgeInsets(top: 0, left: 0, bottom: height - safe.top, right: 0)
        case .bottom: UIEdgeInsets(top: height - safe.bottom, left: 0, bottom: 0, right: 0)
        }
      }, identifier: identifier, of: view)
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }
}

extension UIViewController {
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor.")
  public var topLayoutGuide: any UILayoutSupport { strip(.top, "UIViewControllerTop") }

  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor.")
  public var bottomLayoutGuide: any UILayoutSupport { strip(.bottom, "UIViewControllerBottom") }

  private func strip(_ edge: EdgeStripGuide.Edge, _ name: String) -> EdgeStripGuide {
    let view: UIView = self.view
    let found = view.layoutState.guides.first { $0.identifier == name } as? EdgeStripGuide
    return found ?? EdgeStripGuide(edge, of: view, identifier: name)
  }
}
