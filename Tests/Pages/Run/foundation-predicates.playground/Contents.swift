import Foundation

class Person: NSObject {
  let name: String
  let age: Int
  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
  override var description: String { "\(name) (\(age))" }
}

let people = [
  Person(name: "Ada", age: 36), Person(name: "Bob", age: 17), Person(name: "Cid", age: 64),
]
let adults = NSPredicate(format: "age >= %d AND name CONTAINS[c] %@", 18, "d")
print(adults)
print((people as NSArray).filtered(using: adults))
print(people.filter { adults.evaluate(with: $0) }.count)

let byAge = NSSortDescriptor(key: "age", ascending: false)
print((people as NSArray).sortedArray(using: [byAge]))
print((people as NSArray).value(forKeyPath: "@avg.age") as! Double)

let words: NSArray = ["apple", "Bread", "avocado"]
print(words.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] 'a'")))
