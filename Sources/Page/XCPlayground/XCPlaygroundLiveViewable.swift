import PlaygroundSupport
import UIKit

/// Something a page can show.
public protocol XCPlaygroundLiveViewable {
  func playgroundLiveViewRepresentation() -> XCPlaygroundLiveViewRepresentation
}

/// What is really shown: a view without a superview, or a controller without a parent.
public enum XCPlaygroundLiveViewRepresentation {
  case View(view: UIView)
  case ViewController(viewController: UIViewController)

  init(_ new: PlaygroundLiveViewRepresentation) {
    switch new {
    case .view(let view): self = .View(view: view)
    case .viewController(let controller): self = .ViewController(viewController: controller)
    }
  }

  var new: PlaygroundLiveViewRepresentation {
    switch self {
    case .View(let view): .view(view)
    case .ViewController(let controller): .viewController(controller)
    }
  }
}

extension UIView: XCPlaygroundLiveViewable {
  public func playgroundLiveViewRepresentation() -> XCPlaygroundLiveViewRepresentation {
    .View(view: self)
  }
}

extension UIViewController: XCPlaygroundLiveViewable {
  public func playgroundLiveViewRepresentation() -> XCPlaygroundLiveViewRepresentation {
    .ViewController(viewController: self)
  }
}
