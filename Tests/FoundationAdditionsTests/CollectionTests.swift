import Foundation
import Testing

@testable import FoundationAdditions

private final class Token: NSObject {}

@Suite struct WeakTableTests {
  @Test func aHashTableForgetsWhatVanished() {
    let table = NSHashTable<Token>.weakObjects()
    let kept = Token()
    table.add(kept)
    do {
      let passing = Token()
      table.add(passing)
      #expect(table.count == 2)
      withExtendedLifetime(passing) {}
    }
    #expect(table.count == 1 && table.contains(kept) && table.anyObject === kept)
  }

  @Test func aStrongHashTableKeepsItsMembers() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add(NSMutableString(string: "a"))
    #expect(table.count == 1 && table.member("a") == "a")
    table.remove("a")
    #expect(table.count == 0)
  }

  @Test func aMapTableForgetsValuesThatVanished() {
    let table = NSMapTable<NSString, Token>.strongToWeakObjects()
    let kept = Token()
    table.setObject(kept, forKey: "kept")
    do {
      let passing = Token()
      table.setObject(passing, forKey: "passing")
      #expect(table.object(forKey: "passing") === passing)
    }
    #expect(table.object(forKey: "passing") == nil && table.count == 1)
    #expect(table.dictionaryRepresentation() as? [String: Token] == ["kept": kept])
  }

  @Test func aMapTableForgetsKeysThatVanished() {
    let table = NSMapTable<Token, NSString>.weakToStrongObjects()
    do { table.setObject("x", forKey: Token()) }
    #expect(table.count == 0 && table.keyEnumerator().allObjects.isEmpty)
    for _ in 0..<100 { table.setObject("x", forKey: Token()) }
    #expect(table.count == 0)
  }

  @Test func aPointerArrayHasHoles() {
    let array = NSPointerArray.weakObjects()
    let kept = Token()
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    array.addPointer(nil)
    do {
      let passing = Token()
      array.addPointer(Unmanaged.passUnretained(passing).toOpaque())
      #expect(array.allObjects.count == 2)
      withExtendedLifetime(passing) {}
    }
    #expect(array.count == 3 && array.pointer(at: 2) == nil && array.pointer(at: 0) != nil)
    array.compact()
    #expect(array.count == 1)
  }

  @Test func collectionsTakeValues() {
    #expect(NSArray(objects: "a", 2).count == 2)
    #expect(NSSet(objects: 1, 1, 2).count == 2)
    #expect(NSMutableArray(objects: "a", "b").object(at: 1) as? String == "b")
    #expect(NSDictionary(objects: [1, 2], forKeys: ["a", "b"])["b"] as? Int == 2)
    #expect(NSDictionary(object: 1, forKey: "a").count == 1)
  }
}

@Suite struct ValueTests {
  @Test func objectsStandInFormats() {
    #expect(String(format: "%@ %@", NSNumber(value: 5), "x") == "5 x")
    #expect(String(format: "%@", [1, 2] as CVarArg) == "(\n    1,\n    2\n)")
    #expect(String(format: "%@|%@", "é" as NSString, NSNumber(value: 1.5)) == "é|1.5")
    #expect(NSString(format: "%@", NSURL(string: "a:b")!) == "a:b")
  }

  @Test func geometryIsText() {
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSStringFromCGSize(CGSize(width: 0.1, height: 20)) == "{0.1, 20}")
    #expect(CGRectFromString("{{1, 2.5}, {3, -4}}") == CGRect(x: 1, y: 2.5, width: 3, height: -4))
    #expect(CGPointFromString("{7,8}") == CGPoint(x: 7, y: 8))
    #expect(CGSizeFromString("nonsense") == .zero)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgRect: .zero).cgRectValue == .zero)
  }

  @Test func indexPathsHaveRowsAndSections() {
    var path = IndexPath(row: 3, section: 1)
    path.row += 1
    #expect(path.section == 1 && path.item == 4 && path == IndexPath(item: 4, section: 1))
  }

  @Test func scannersFillInObjects() {
    let scanner = Scanner(string: "key = value; rest")
    var key: NSString?
    var value: NSString?
    #expect(scanner.scanUpTo(" =", into: &key) && scanner.scanString("=", into: nil))
    #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ";"), into: &value))
    #expect(key == "key" && value == "value")
    #expect(!scanner.scanCharacters(from: .decimalDigits, into: &key) && key == "key")
  }

  @Test func classesHaveNames() {
    #expect(String(cString: class_getName(NSObject.self)) == "NSObject")
    #expect(class_getSuperclass(NSMutableArray.self) == NSArray.self)
  }
}

private final class Counter {
  let manager = UndoManager()
  var value = 0

  func set(_ value: Int) {
    let old = self.value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    self.value = value
  }
}

@Suite struct UndoManagerTests {
  private let counter: Counter = {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    return counter
  }()

  private func step(_ values: Int..., name: String = "") {
    counter.manager.beginUndoGrouping()
    for value in values { counter.set(value) }
    counter.manager.setActionName(name)
    counter.manager.endUndoGrouping()
  }

  @Test func undoesAndRedoes() {
    step(1, 2)
    step(3)
    counter.manager.undo()
    #expect(counter.value == 2 && counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 3 && !counter.manager.canRedo)
    counter.manager.undo()
    step(9)
    #expect(!counter.manager.canRedo)
  }

  @Test func namesActions() {
    step(1, name: "Typing")
    #expect(counter.manager.undoMenuItemTitle == "Undo Typing")
    counter.manager.undo()
    #expect(counter.manager.redoMenuItemTitle == "Redo Typing")
    #expect(counter.manager.undoMenuItemTitle == "Undo")
  }

  @Test func keepsSoManyLevels() {
    counter.manager.levelsOfUndo = 2
    for value in 1...5 { step(value) }
    while counter.manager.canUndo { counter.manager.undo() }
    #expect(counter.value == 3)
  }

  @Test func groupsByTurnOfTheRunLoop() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()
    #expect(counter.value == 2)
  }

  @Test func doesNotRecordWhileDisabled() {
    counter.manager.disableUndoRegistration()
    counter.set(5)
    #expect(!counter.manager.canUndo)
    counter.manager.enableUndoRegistration()
    step(6)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }

  @Test func doesNotKeepItsTargets() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    weak var vanished: Counter?
    do {
      let target = Counter()
      vanished = target
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: target) { $0.value = 1 }
      manager.endUndoGrouping()
    }
    #expect(vanished == nil)
    manager.undo()
  }
}
