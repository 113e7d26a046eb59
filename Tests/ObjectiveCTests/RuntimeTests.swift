import Foundation
import ObjectiveC
import Testing

struct RuntimeTests {
  private final class Person {
    var name = ""
    var friend: Person?
    var all: [Person] = []
  }

  private struct Failure: Error {}

  @Test func aPoolGivesWhatItsBodyGives() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test func aPathGoesThroughOptionalsAndCollections() {
    #expect(KeyPathText<Person>().name("name") == "name")
    #expect(KeyPathText<Person>().friend.all.name("friend.all.name") == "friend.all.name")
  }

  @Test func anAssociatedObjectBelongsToOneObjectAndKey() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let (one, two) = (Person(), Person())
    objc_setAssociatedObject(one, keys, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, keys + 1, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, keys) as? String == "one")
    #expect(objc_getAssociatedObject(one, keys + 1) as? Int == 2)
    #expect(objc_getAssociatedObject(two, keys) == nil)
    objc_setAssociatedObject(one, keys, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, keys) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, keys + 1) == nil)
  }

  @Test func anAssignedObjectIsNotKept() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    let owner = Person()
    do {
      let value = Person()
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) as? Person === value)
    }
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func onlyOneThreadIsInsideAtATime() {
    let object = Person()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 2000) { _ in
      objc_sync_enter(object)
      objc_sync_enter(object)
      count += 1
      objc_sync_exit(object)
      objc_sync_exit(object)
    }
    #expect(count == 2000)
    #expect(objc_sync_exit(object) != 0)
  }

  @Test func stringsAreCopiedAsFarAsTheyFit() {
    var buffer = [CChar](repeating: 1, count: 8)
    #expect(strlcpy(&buffer, "abc", 8) == 3)
    #expect(strlcat(&buffer, "defghij", 8) == 10)
    #expect(String(cString: buffer) == "abcdefg")
    #expect(strlcpy(&buffer, "abc", 2) == 3)
    #expect(String(cString: buffer) == "a")
  }
}
