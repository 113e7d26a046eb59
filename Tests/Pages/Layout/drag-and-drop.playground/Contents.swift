// A word is carried to a label. The finger is slow, so that the word is lifted before it moves.

import PlaygroundSupport
import UIKit

class DragController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let word = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  let goal = UILabel(frame: CGRect(x: 20, y: 70, width: 140, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    word.text = "apple"
    word.backgroundColor = .yellow
    word.isUserInteractionEnabled = true
    word.addInteraction(UIDragInteraction(delegate: self))
    goal.backgroundColor = .lightGray
    goal.isUserInteractionEnabled = true
    goal.addInteraction(UIDropInteraction(delegate: self))
    [word, goal].forEach(view.addSubview)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
  ) -> [UIDragItem] {
    let text = word.text ?? ""
    return [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))]
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    return session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal {
    return UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { texts in
      let words = texts as! [String]
      print("dropped \(words)")
      self.goal.text = words.first
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    print("ended with \(operation)")
  }
}

PlaygroundPage.current.liveView = DragController()
