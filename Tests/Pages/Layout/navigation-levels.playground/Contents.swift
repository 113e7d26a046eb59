import PlaygroundSupport
import UIKit

// A tap on a button goes a level deeper, and a finger over the edge back again.

class Level: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Level \(number)"
  }

  required init?(coder: NSCoder) { fatalError("There is no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(goDeeper))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("level \(number) is there")
  }

  @objc func goDeeper() {
    show(Level(number + 1), sender: self)
  }
}

let tabs = UITabBarController()
let navigation = UINavigationController(rootViewController: Level(1))
navigation.tabBarItem = UITabBarItem(title: "Levels", image: UIImage(systemName: "star"), tag: 0)
tabs.viewControllers = [navigation]
PlaygroundPage.current.liveView = tabs
