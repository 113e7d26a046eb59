import Combine
import UIKit

class Account: NSObject {
  @objc dynamic var balance = 10
  @objc dynamic var owner: Account?
  @objc dynamic var name: String = "Ada" {
    didSet {
      guard name != oldValue else { return }
      print("named \(name)")
    }
  }
  @objc dynamic private(set) var isOpen: Bool {
    get { stored }
    set { stored = newValue }
  }
  private var stored = false
  @objc var title: String { "\(name): \(balance)" }

  @objc class func keyPathsForValuesAffectingTitle() -> Set<String> {
    [#keyPath(name)]
  }
  func open() { isOpen = true }
  override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
}

final class Savings: Account {
  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    if key == "title" { return [#keyPath(Account.balance)] }
    return super.keyPathsForValuesAffectingValue(forKey: key)
  }
}

class Auditor: UIViewController {
  let account = Savings()
  var token: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    account.addObserver(
      self, forKeyPath: #keyPath(Account.balance), options: [.old, .new], context: nil)
    token = observe(\.account.name, options: [.new]) { auditor, change in
      print("audited \(change.newValue ?? "-") of \(auditor.account.title)")
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "balance" else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    print("from \(change![.oldKey] as! Int) to \(change![.newKey] as! Int)")
  }

  deinit { account.removeObserver(self, forKeyPath: "balance") }
}

var auditor: Auditor? = Auditor()
auditor?.loadViewIfNeeded()
let account = auditor!.account
account.balance += 5
account.name = "Bob"
account.name = "Bob"

let tokens = [
  account.observe(\.title, options: [.new]) { print("title", $1.newValue!) },
  account.observe(\.isOpen) { account, _ in print("open", account.isOpen) },
  account.observe(\.owner?.name, options: [.initial, .new]) { _, change in
    print("owner", change.newValue as Any)
  },
]
account.balance = 1
account.open()
account.owner = Account()
account.owner?.name = "Cid"
tokens.forEach { $0.invalidate() }
account.setValue(2, forKey: "balance")
print(account.value(forKey: "title")!, account.value(forKey: "colour")!)

auditor = nil
account.balance = 3

let published = account.publisher(for: \.balance).sink { print("published", $0) }
account.balance = 4
published.cancel()

let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let scrolled = scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
  print("scrolled from \(change.oldValue!.y) to \(change.newValue!.y)")
}
scroll.contentSize = CGSize(width: 100, height: 400)
scroll.contentOffset.y = 30

print(Account.description().hasSuffix("Account"), Savings.superclass() == Account.self)
print(Account.instancesRespond(to: #selector(UIView.layoutSubviews)))
