// A storyboard: its controllers are made, connected, shown, and lead to each other.
import PlaygroundSupport
import UIKit

class FirstController: UIViewController {
  @IBOutlet weak var greeting: UILabel! {
    didSet { print("greeting is set") }
  }
  @IBOutlet private var addButton: UIBarButtonItem!
  @IBOutlet var top: NSLayoutConstraint!
  @IBOutlet var buttons: [UIButton]!
  private var count = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    print("controller awake", isViewLoaded)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print(greeting.text!, top.constant, buttons.map { $0.currentTitle! }, addButton != nil)
  }

  @IBAction func counted() { count += 1 }
  @IBAction func counted(_ sender: UIButton) { print("counted", count, sender.currentTitle!) }
  @IBAction func counted(_ sender: Any, with event: UIEvent?) { print("counted with an event") }
  @IBAction func added(_ sender: UIBarButtonItem) { print("added", sender === addButton) }
  @IBAction func unwoundToFirst(_ segue: UIStoryboardSegue) {
    print("unwound from", type(of: segue.source))
  }

  func addIt() { addButton.action?.perform(on: addButton.target!, with: addButton) }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    print("should", identifier)
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print("prepare", segue.identifier!, type(of: segue.destination), sender is UIButton)
    (segue.destination as? SecondController)?.word = "from the first"
  }
}

class SecondController: UIViewController {
  var word: String
  @IBOutlet var back: UIButton!

  init?(coder: NSCoder, word: String) {
    self.word = word
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    word = "none"
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("second with", word)
  }
}

let storyboard = UIStoryboard(name: "Main", bundle: nil)
let navigation = storyboard.instantiateInitialViewController() as! UINavigationController
PlaygroundPage.current.liveView = navigation
let first = navigation.topViewController as! FirstController
first.loadViewIfNeeded()
print(first.title!, first.navigationItem.title!, first.storyboard === storyboard)
print(first.children.count, navigation.navigationBar.prefersLargeTitles)

first.buttons[0].sendActions(for: .touchUpInside)
first.addIt()
first.buttons[1].sendActions(for: .touchUpInside)
let second = navigation.topViewController as! SecondController
second.loadViewIfNeeded()
second.back.sendActions(for: .touchUpInside)
first.performSegue(withIdentifier: "detail", sender: nil)

let own: SecondController = storyboard.instantiateViewController(identifier: "Second") {
  SecondController(coder: $0, word: "own")
}
own.loadViewIfNeeded()

let settings = storyboard.instantiateViewController(withIdentifier: "Settings") as! UITableViewController
let table = settings.tableView!
print(settings.numberOfSections(in: table), settings.tableView(table, numberOfRowsInSection: 0))
let cell = settings.tableView(table, cellForRowAt: [0, 0])
print(cell.textLabel!.text!, cell.detailTextLabel!.text!, settings.tableView(table, titleForHeaderInSection: 0)!)
print(settings.tableView(table, heightForRowAt: [0, 0]), settings.tableView(table, heightForRowAt: [0, 1]))
let tabs = storyboard.instantiateViewController(withIdentifier: "Tabs") as! UITabBarController
print(tabs.viewControllers!.map { "\(type(of: $0))" })
