// Nibs: an owner with outlets and actions, cells, and a controller whose view has its name.
import UIKit

class Card: UIView {
  @IBOutlet weak var slider: UISlider!

  override func awakeFromNib() {
    super.awakeFromNib()
    print("card awake", slider.value)
  }
}

class Owner: NSObject {
  @IBOutlet var card: Card!
  @IBOutlet weak var title: UILabel?
  @IBAction func moved(_ sender: UISlider) { print("moved to", sender.value) }
}

class Helper: NSObject {
  @IBAction func help() { print("helped") }
}

let owner = Owner()
let helper = Helper()
let nib = UINib(nibName: "Card", bundle: nil)
let made = nib.instantiate(withOwner: owner, options: [.externalObjects: ["helper": helper]])
print(made.count, owner.card === made[0] as AnyObject, owner.title!.text!)
owner.card.slider.value = 0.75
owner.card.slider.sendActions(for: .valueChanged)
let again = Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first as? Card
print(again!.frame, again !== owner.card)

class Row: UITableViewCell {
  @IBOutlet weak var name: UILabel!
}

class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
    cell.name.text = "Row \(indexPath.row)"
    return cell
  }
}

let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
let rows = Rows()
table.dataSource = rows
table.layoutIfNeeded()
let row = table.cellForRow(at: [0, 1]) as! Row
print(row.name.text!, row.reuseIdentifier!, row.frame.height > 60, row.name.frame.minY)

class NoteViewController: UIViewController {
  @IBOutlet var note: UITextView!

  override func viewDidLoad() {
    super.viewDidLoad()
    print(note.text!.split(separator: "\n"), note.isEditable, view.bounds.size)
  }
}

NoteViewController().loadViewIfNeeded()
NoteViewController(nibName: "NoteView", bundle: nil).loadViewIfNeeded()
