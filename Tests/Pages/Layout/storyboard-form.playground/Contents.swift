import PlaygroundSupport
import UIKit

// A form from a storyboard: a table of prototypes, a stack, a toolbar, and constraints to guides.
class FormController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var table: UITableView!

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = "Entry \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }
}

let storyboard = UIStoryboard(name: "Form", bundle: nil)
PlaygroundPage.current.liveView = storyboard.instantiateInitialViewController()
