// What Swift 1 and 2 took by rules that are others now.
import UIKit
import XCPlayground

UIGraphicsBeginImageContext(CGSizeMake(10, 10))
UIGraphicsGetCurrentContext()!.closePath()

let person: [String: AnyObject] = ["name": "Ann", "age": 1 + 2, "tall": true, "list": [1, 2]]
println(person["name"] as! String, person["age"] as! Int, person.count)

struct Door: LogicValue {
    let isOpen: Bool
    func getLogicValue() -> Bool { return isOpen }
}
if Door(isOpen: true) && !Door(isOpen: false) { println("open") }

class Film {
    let name: String! = nil
    init(name: String?) { if let name = name { self.name = name } else { self.name = "none" } }
}
let films: [AnyObject] = [Film(name: "one"), Film(name: nil)]
for film in films as! [Film] { println(film.name) }

typealias Done = Int -> ()
struct Later { let work: Done -> () }
let later = Later { done in
    let twice: Done = { done($0 * 2) }
    twice(4)
}
later.work { println($0) }

func take(range: Range<Int>) -> Int { return range.endIndex }
println(take(0...3))

let pairs = [(1, 2), (3, 4)]
func sum(a: Int, b: Int) -> Int { return a + b }
println(pairs.map { sum($0) })

func named(attributes: [String: AnyObject]) -> Int {
    return NSAttributedString(string: "a", attributes: attributes).length
}
println(named([NSForegroundColorAttributeName: UIColor.redColor()]))

let word = "old"
var place = word.startIndex
place++
println(word[place])
let nothing = [:]
println(nothing.count)
