import Foundation
import FoundationAdditions
import ObjectiveC
import Testing

// Written as the dialect rewrites a page's classes.

private class Person: NSObject {
  var name = "Ada" {
    willSet { KeyValueChanges.willChange(self, "name") }
    didSet { KeyValueChanges.didChange(self, "name") }
  }
  var nickname: String? {
    willSet { KeyValueChanges.willChange(self, "nickname") }
    didSet { KeyValueChanges.didChange(self, "nickname") }
  }
  var friend: Person? {
    willSet { KeyValueChanges.willChange(self, "friend") }
    didSet { KeyValueChanges.didChange(self, "friend") }
  }
  var scores = [1, 2]
  var greeting: String { "Hello \(name)" }
  var shout: String {
    get { name.uppercased() }
    set { name = newValue.lowercased() }
  }

  enum Exposed: ExposedProperties {
    static let properties = [
      ExposedProperty("name", \Person.name), ExposedProperty("greeting", \Person.greeting),
      ExposedProperty("shout", \Person.shout),
    ]
    static let dependences = [
      PropertyDependence("greeting", of: Person.self) { ["name"] },
      PropertyDependence("shout", of: Person.self) { ["greeting"] },
    ]
  }
}

private final class Quiet: Person, KeyValueNotifier {
  class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "name" }
}

private final class Watcher: NSObject, KeyValueObserver {
  var told: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey] as? String ?? "-"
    let new = change?[.newKey].map { $0 is NSNull ? "null" : "\($0)" } ?? "-"
    let kind = change?[.kindKey] as? UInt ?? 0
    told.append("\(keyPath ?? "") \(kind): \(old) > \(new)")
  }
}

struct ObservingTests {
  @Test func aClosureIsToldOfEachChange() {
    let person = Person()
    var told: [String] = []
    let kept = person.observe(\.name, named: "name", options: [.old, .new]) { person, change in
      told.append("\(change.oldValue ?? "-") > \(change.newValue ?? "-"), \(person.name)")
    }
    person.name = "Bob"
    person.name = "Bob"
    #expect(told == ["Ada > Bob, Bob", "Bob > Bob, Bob"])
    kept.invalidate()
    person.name = "Cid"
    #expect(told.count == 2)
  }

  @Test func nothingIsToldThatNobodyAskedFor() {
    let person = Person()
    var changes: [NSKeyValueObservedChange<String>] = []
    let kept = person.observe(\.name) { changes.append($1) }
    person.name = "Bob"
    #expect(changes.count == 1)
    #expect(changes[0].newValue == nil && changes[0].oldValue == nil && !changes[0].isPrior)
    #expect(changes[0].kind == .setting)
    withExtendedLifetime(kept) {}
  }

  @Test func theFirstValueAndTheTimeBefore() {
    let person = Person()
    var told: [String] = []
    let kept = person.observe(
      \.name, named: "name", options: [.initial, .prior, .new, .old]
    ) { person, change in
      let values = "\(change.oldValue ?? "-") > \(change.newValue ?? "-")"
      told.append("\(change.isPrior ? "prior " : "")\(values) \(person.name)")
    }
    person.name = "Bob"
    #expect(told == ["- > Ada Ada", "prior Ada > - Ada", "Ada > Bob Bob"])
    withExtendedLifetime(kept) {}
  }

  @Test func anObservationEndsWithItself() {
    let person = Person()
    var count = 0
    var kept: NSKeyValueObservation? = person.observe(\.name, named: "name") { _, _ in count += 1 }
    person.name = "Bob"
    #expect(kept != nil)
    kept = nil
    person.name = "Cid"
    #expect(count == 1)
  }

  @Test func anObservedObjectIsNotKept() {
    weak var gone: Person?
    var kept: NSKeyValueObservation?
    do {
      let person = Person()
      gone = person
      kept = person.observe(\.name, named: "name") { _, _ in }
    }
    #expect(gone == nil)
    kept?.invalidate()
  }

  @Test func anOptionalIsToldAsItIs() {
    let person = Person()
    var told: [String??] = []
    let kept = person.observe(\.nickname, named: "nickname", options: .new) {
      told.append($1.newValue)
    }
    person.nickname = "A"
    person.nickname = nil
    #expect(told == [.some("A"), .some(.none)])
    withExtendedLifetime(kept) {}
  }

  @Test func aPathIsFollowedWhereverItLeads() {
    let (person, first, second) = (Person(), Person(), Person())
    second.name = "Second"
    var told: [String] = []
    let kept = person.observe(\.friend?.name, named: "friend.name", options: [.old, .new]) {
      told.append("\(($1.oldValue ?? nil) ?? "nobody") > \(($1.newValue ?? nil) ?? "nobody")")
    }
    person.friend = first
    first.name = "First"
    person.friend = second
    first.name = "Forgotten"
    second.name = "Known"
    #expect(
      told == ["nobody > Ada", "Ada > First", "First > Second", "Second > Known"])
    withExtendedLifetime(kept) {}
  }

  @Test func whatAValueIsMadeOfTellsOfIt() {
    let person = Person()
    var told: [String] = []
    let kept = [
      person.observe(\.greeting, options: .new) { told.append($1.newValue ?? "-") },
      person.observe(\.shout, options: [.old, .new]) {
        told.append("\($1.oldValue ?? "-") > \($1.newValue ?? "-")")
      },
    ]
    person.name = "Bob"
    #expect(told == ["Hello Bob", "ADA > BOB"])
    withExtendedLifetime(kept) {}
  }

  @Test func anObserverIsToldUntilItIsRemoved() {
    let (person, watcher) = (Person(), Watcher())
    person.addObserver(watcher, forKeyPath: "name", options: [.old, .new], context: nil)
    person.addObserver(watcher, forKeyPath: "nickname", options: .new, context: nil)
    person.setValue("Bob", forKey: "name")
    person.nickname = nil
    person.removeObserver(watcher, forKeyPath: "name")
    person.name = "Cid"
    #expect(watcher.told == ["name 1: Ada > Bob", "nickname 1: - > null"])
    person.removeObserver(watcher, forKeyPath: "nickname", context: nil)
  }

  @Test func aContextTellsObserversApart() {
    let (person, watcher) = (Person(), Watcher())
    let contexts = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    defer { contexts.deallocate() }
    person.addObserver(watcher, forKeyPath: "name", options: .new, context: contexts)
    person.addObserver(watcher, forKeyPath: "name", options: .old, context: contexts + 1)
    person.removeObserver(watcher, forKeyPath: "name", context: contexts)
    person.name = "Bob"
    #expect(watcher.told == ["name 1: Ada > -"])
    person.removeObserver(watcher, forKeyPath: "name")
  }

  @Test func aClassMayTellItself() {
    let person = Quiet()
    var told: [String] = []
    let kept = (person as Person).observe(\.name, named: "name", options: .new) {
      told.append($1.newValue ?? "-")
    }
    person.name = "Bob"
    person.willChangeValue(forKey: "name")
    person.didChangeValue(forKey: "name")
    #expect(told == ["Bob"])
    withExtendedLifetime(kept) {}
  }

  @Test func elementsOfACollectionAreTold() {
    let person = Person()
    var told: [String] = []
    let kept = person.observe(\.scores, named: "scores", options: [.old, .new]) {
      told.append("\($1.kind) \($1.newValue ?? []) \($1.oldValue ?? []) \($1.indexes?.first ?? -1)")
    }
    person.willChange(.insertion, valuesAt: [2], forKey: "scores")
    person.scores.append(3)
    person.didChange(.insertion, valuesAt: [2], forKey: "scores")
    person.willChange(.removal, valuesAt: [0], forKey: "scores")
    person.scores.removeFirst()
    person.didChange(.removal, valuesAt: [0], forKey: "scores")
    #expect(told == ["insertion [3] [] 2", "removal [] [1] 0"])
    withExtendedLifetime(kept) {}
  }

  @Test func anExposedPropertyIsReadAndWrittenByName() {
    let person = Person()
    #expect(person.value(forKey: "greeting") as? String == "Hello Ada")
    person.setValue("BOB", forKey: "shout")
    #expect(person.name == "bob")
    person.setValue(nil, forKey: "nickname")
    #expect(person.value(forKeyPath: "friend.name") == nil)
  }
}
