import PlaygroundSupport
import UIKit
import XCPlayground

final class Card: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    print(name, window == nil ? "went" : "came")
  }
}

final class Screen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) { print(name, "came") }
  override func viewDidDisappear(_ animated: Bool) { print(name, "went") }
}

/// An object of the page's own class.
final class Game: PlaygroundLiveViewable {
  let playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation

  init(_ shown: PlaygroundLiveViewRepresentation) { playgroundLiveViewRepresentation = shown }
}

/// The same, of a page for Xcode 7.
final class OldGame: XCPlaygroundLiveViewable {
  let shown: UIViewController

  init(_ shown: UIViewController) { self.shown = shown }

  func playgroundLiveViewRepresentation() -> XCPlaygroundLiveViewRepresentation {
    .ViewController(viewController: shown)
  }
}

let page = PlaygroundPage.current
let old = XCPlaygroundPage.currentPage
let same = Card("a view by its old name")

page.liveView = Card("one that never comes")
page.liveView = Screen("a controller")
print("the top level ends")

let steps: [() -> Void] = [
  { page.liveView = Card("a view") },
  { page.setLiveView(Screen("a controller that is set")) },
  { page.liveView = Game(.view(Card("an object's view"))) },
  { page.liveView = Game(.viewController(Screen("an object's controller"))) },
  { old.liveView = same },
  { old.liveView = same },
  { old.liveView = OldGame(Screen("an old object's controller")) },
  { old.liveView = Screen("a controller by its old name") },
  { page.liveView = nil },
  { page.liveView = same },
  { print(old.liveView as? UIView === same, page.needsIndefiniteExecution) },
  { page.finishExecution() },
]
for (index, step) in steps.enumerated() {
  DispatchQueue.main.asyncAfter(deadline: .now() + Double(index + 1), execute: step)
}
