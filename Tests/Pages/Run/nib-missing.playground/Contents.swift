import UIKit

// A file of Interface Builder can be named and registered, and what is missing is said when it is asked for.
func register(named name: String) -> Int {
  let table = UITableView()
  table.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: "named")
  return table.dequeueReusableCell(withIdentifier: "named") == nil ? 0 : 1
}
print("named")
register(named: "NamedCell")
