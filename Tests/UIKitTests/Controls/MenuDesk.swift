import CoreGraphics

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A button that shows a menu when it is tapped, and the titles of what was chosen.
@MainActor
final class MenuDesk {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
  let button = UIButton(type: .system)
  let log = Log()

  final class Log {
    var entries: [String] = []
  }

  init() {
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
    button.showsMenuAsPrimaryAction = true
    root.addSubview(button)
  }
}

/// Tests of a menu that opens from a button.
@MainActor
protocol MenuTesting {
  var desk: MenuDesk { get }
}

extension MenuTesting {
  var root: UIView { desk.root }
  var button: UIButton { desk.button }
  var log: MenuDesk.Log { desk.log }

  /// An action that notes its title when it is chosen.
  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in
      log.entries.append($0.title)
    }
  }

  /// The menu that is shown.
  var shown: MenuPresentation? {
    root.window?.subviews.compactMap { $0 as? MenuPresentation }.last
  }

  func open(_ stage: TestStage, _ menu: UIMenu) {
    button.menu = menu
    stage.tap(30, 30)
    stage.advance(by: 1)
  }
}
