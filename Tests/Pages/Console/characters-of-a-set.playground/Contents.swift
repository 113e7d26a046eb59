import UIKit

let set = NSCharacterSet(charactersIn: "bä")
print(set.letters)
let path = NSIndexPath(row: 2, section: 1)
print(path.section, path.row, path as IndexPath == IndexPath(item: 2, section: 1))
