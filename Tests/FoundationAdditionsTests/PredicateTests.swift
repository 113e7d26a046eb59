import Foundation
import Testing

@testable import FoundationAdditions
@_spi(Properties) import ObjectiveC

private struct Person {
  var name: String
  var age: Int
  var city: String?
  var scores: [Int] = []
}

private final class Account: NSObject {
  var owner = "Ada"
  var balance = 12.5
  let number = 7
  var note: String?
}

@Suite struct PredicateTests {
  private let ada = Person(name: "Ada", age: 36, city: "London", scores: [3, 9, 12])

  @Test(arguments: [
    "age > 30", "age >= 36", "age => 36", "age == 36", "age = 36", "age != 35", "age <> 35",
    "age < 37", "age =< 36", "name == 'Ada'", "name ==[c] \"ADA\"", "name BEGINSWITH 'A'",
    "name beginswith[c] 'a'", "name ENDSWITH 'da'", "name CONTAINS 'd'", "city LIKE 'L*n'",
    "city LIKE[c] 'lond?n'", "name MATCHES '[A-Z][a-z]+'", "name IN {'Ada', 'Bob'}",
    "age BETWEEN {30, 40}", "age > 30 AND name == 'Ada'", "age > 40 OR name == 'Ada'",
    "NOT age > 40", "!(age > 40 || name = 'Bob')", "ANY scores > 10", "ALL scores > 2",
    "NONE scores > 20", "scores.@count == 3", "scores.@sum.self == 24", "scores.@max.self = 12",
    "scores[FIRST] == 3", "scores[LAST] == 12", "scores[SIZE] == 3", "scores[1] == 9",
    "SUBQUERY(scores, $s, $s > 5).@count == 2", "age + 4 == 40", "(age + 4) / 10 = 4",
    "age * 2 - 1 > 70", "2 ** 3 == 8", "TRUEPREDICATE", "NOT FALSEPREDICATE", "city != nil",
    "name.length == 3", "'d' IN name", "TRUEPREDICATE && (age > 3 AND (age > 4))",
    "SELF.age == 36", "scores CONTAINS 9", "name CONTAINS[cd] 'Á'", "-age < 0", "#age == 36",
  ])
  func holds(format: String) {
    #expect(NSPredicate(format: format).evaluate(with: ada))
    #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: ada))
  }

  @Test func takesArguments() {
    let older = NSPredicate(format: "%K > %d AND name == %@", "age", 30, "Ada")
    #expect(older.evaluate(with: ada))
    #expect(NSPredicate(format: "name IN %@", ["Ada", "Bob"]).evaluate(with: ada))
    #expect(NSPredicate(format: "age == %@", NSNumber(value: 36)).evaluate(with: ada))
    #expect(NSPredicate(format: "age > %f", 35.5).evaluate(with: ada))
    #expect(NSPredicate(format: "age = %ld", 36).evaluate(with: ada))
    #expect(NSPredicate(format: "%@ AND age == 36", NSPredicate(value: true)).evaluate(with: ada))
    let list = NSPredicate(format: "age BETWEEN %@", argumentArray: [[30, 36]])
    #expect(list.evaluate(with: ada))
  }

  @Test func evaluatesDatesAndDictionaries() {
    let now = Date(timeIntervalSince1970: 1000)
    let entry: [String: Any] = ["when": now, "done": false]
    #expect(NSPredicate(format: "when < %@", now + 1).evaluate(with: entry))
    #expect(!NSPredicate(format: "when > %@", (now + 1) as NSDate).evaluate(with: entry))
    #expect(NSPredicate(format: "done == NO").evaluate(with: entry))
    #expect(NSPredicate(format: "done == %@", NSNumber(value: false)).evaluate(with: entry))
    #expect(NSPredicate(format: "missing == nil").evaluate(with: entry))
  }

  @Test func filtersFoundationsCollections() {
    let numbers = [1, 5, 9] as NSArray
    #expect(numbers.filtered(using: NSPredicate(format: "SELF > 3")) as? [Int] == [5, 9])
    let words = NSMutableArray(array: ["apple", "Bread", "avocado"])
    words.filter(using: NSPredicate(format: "SELF BEGINSWITH[c] %@", "A"))
    #expect(words as? [String] == ["apple", "avocado"])
  }

  @Test func substitutesVariables() {
    let template = NSPredicate(format: "age > $LIMIT")
    #expect(template.withSubstitutionVariables(["LIMIT": 30]).evaluate(with: ada))
    #expect(!template.evaluate(with: ada, substitutionVariables: ["LIMIT": 50]))
  }

  @Test(arguments: [
    ("name = 'Ada' && age>3", "name == \"Ada\" AND age > 3"),
    ("a == 1 AND (b == 2 OR c == 3)", "a == 1 AND (b == 2 OR c == 3)"),
    ("not (a = 1 or b = 2)", "NOT (a == 1 OR b == 2)"),
    ("any x.y contains[cd] \"q\"", "ANY x.y CONTAINS[cd] \"q\""),
    ("SELF in {1, 2}", "SELF IN {1, 2}"),
    ("truepredicate", "TRUEPREDICATE"),
    ("a + 1 > 2", "a + 1 > 2"),
  ])
  func describesItself(format: String, expected: String) {
    #expect(NSPredicate(format: format).description == expected)
  }

  @Test(arguments: ["age >", "AND", "age ! 3", "name == 'x", "(a = 1", "x = %q", "age 3", "x = %@"])
  func refuses(format: String) {
    #expect(throws: PredicateFault.self) { try PredicateParser.condition(format, []) }
  }

  @Test func evaluatesObjects() {
    #expect(NSPredicate(format: "owner == 'Ada' AND balance > 12").evaluate(with: Account()))
    #expect(NSPredicate(format: "note == nil").evaluate(with: Account()))
  }

  @Test func compounds() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age > 3"), NSPredicate(format: "name == 'Bob'"),
    ])
    #expect(!both.evaluate(with: ada))
  }
}

@Suite struct SortDescriptorTests {
  @Test func sortsByKey() {
    let people: NSArray = [
      ["name": "Bob", "age": 3], ["name": "Ada", "age": 3], ["name": "Cid", "age": 1],
    ]
    let byAge = NSSortDescriptor(key: "age", ascending: false)
    let byName = NSSortDescriptor(key: "name", ascending: true)
    let sorted = people.sortedArray(using: [byAge, byName])
    #expect((sorted as NSArray).value(forKey: "name") as? [String] == ["Ada", "Bob", "Cid"])
    #expect(byAge.key == "age" && !byAge.ascending)
  }

  @Test func sortsItself() {
    let sorted = ([3, 1, 2] as NSArray).sortedArray(
      using: [NSSortDescriptor(key: nil, ascending: true)])
    #expect(sorted as? [Int] == [1, 2, 3])
    let reversed = NSSortDescriptor(key: "self", ascending: true).reversedSortDescriptor
    let back = ([3, 1, 2] as NSArray).sortedArray(using: [reversed as! NSSortDescriptor])
    #expect(back as? [Int] == [3, 2, 1])
  }
}

@Suite struct ExpressionTests {
  @Test(
    arguments: [
      ("1+2", 3), ("7/2", 3), ("7.0/2", 3.5), ("2**10", 1024), ("(1 + 2) * -3", -9),
      ("sum({1,2,3})", 6), ("average({1,2,3,6})", 3), ("median({5, 1, 3})", 3), ("sqrt(9)", 3),
      ("modulus:by:(7, 4)", 3), ("abs(-4)", 4), ("max({1, 8, 2})", 8),
    ] as [(String, Double)])
  func evaluates(format: String, expected: Double) {
    let value = NSExpression(format: format).expressionValue(with: nil, context: nil)
    #expect((value as? NSNumber)?.doubleValue == expected)
  }

  @Test func readsKeyPathsAndVariables() {
    let expression = NSExpression(format: "price * $count")
    let value = expression.expressionValue(
      with: ["price": 4], context: NSMutableDictionary(dictionary: ["count": 3]))
    #expect(value as? Int == 12)
    #expect(expression.description == "price * $count")
    #expect(NSExpression(forConstantValue: 5).expressionValue(with: nil, context: nil) as? Int == 5)
  }
}

@Suite struct KeyValueCodingTests {
  @Test func readsAndWritesStoredProperties() {
    let account = Account()
    account.setValue("Bob", forKey: "owner")
    account.setValue(3, forKey: "balance")
    account.setValue("paid", forKey: "note")
    #expect(account.owner == "Bob" && account.balance == 3 && account.note == "paid")
    account.setValue(nil, forKey: "note")
    #expect(account.note == nil && account.value(forKey: "note") == nil)
    #expect(account.value(forKey: "number") as? Int == 7)
    #expect(
      account.dictionaryWithValues(forKeys: ["owner"]) as? [String: String] == ["owner": "Bob"])
  }

  @Test func leavesConstantsAlone() {
    #expect(StoredProperty(named: "number", of: Account.self) == nil)
    #expect(StoredProperty(named: "owner", of: Account.self) != nil)
  }

  @Test func asksEachElement() {
    let accounts = [Account(), Account()] as NSArray
    #expect(accounts.value(forKey: "balance") as? [Double] == [12.5, 12.5])
    #expect(accounts.value(forKeyPath: "@sum.balance") as? Double == 25)
    #expect(accounts.value(forKeyPath: "@distinctUnionOfObjects.owner") as? [String] == ["Ada"])
    #expect((["a", "bc"] as NSArray).value(forKeyPath: "@max.length") as? Int == 2)
  }

  @Test func dictionariesAnswerWithWhatTheyHold() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(["inner": 4], forKey: "outer")
    #expect(dictionary.value(forKeyPath: "outer.inner") as? Int == 4)
    dictionary.setValue(nil, forKey: "outer")
    #expect(dictionary.count == 0)
  }
}
