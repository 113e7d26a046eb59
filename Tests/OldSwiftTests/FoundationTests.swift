import Foundation
import OldSwift
import Testing

/// What Swift 2 called the rest of Foundation.
struct FoundationTests {
  @Test func arrays() {
    let array = NSMutableArray()
    array.addObject("a")
    array.addObjectsFromArray(["c", "d"])
    array.insertObject("b", atIndex: 1)
    array.removeObjectAtIndex(3)
    array.removeObject("c")
    array.replaceObjectAtIndex(0, withObject: "x")
    #expect(array.componentsJoinedByString(",") == "x,b")
    #expect(array.objectAtIndex(1) as? String == "b" && array.containsObject("x"))
    #expect(array.indexOfObject("missing") == NSNotFound)
  }

  @Test func dictionariesAndSets() {
    let dictionary = NSMutableDictionary()
    dictionary.setObject(1, forKey: "a")
    #expect(dictionary.objectForKey("a") as? Int == 1)
    dictionary.removeObjectForKey("a")
    #expect(dictionary.count == 0)
    let set = NSMutableSet()
    set.addObject("a")
    #expect(set.containsObject("a"))
  }

  @Test func settings() throws {
    let settings = try #require(NSUserDefaults(suiteName: "old.swift.tests"))
    settings.setInteger(3, forKey: "count")
    settings.setBool(true, forKey: "on")
    settings.setObject("text", forKey: "word")
    #expect(settings.integerForKey("count") == 3 && settings.boolForKey("on"))
    #expect(settings.stringForKey("word") == "text")
    for key in ["count", "on", "word"] { settings.removeObjectForKey(key) }
    #expect(settings.objectForKey("word") == nil)
  }

  @Test func numbersAndIdentities() {
    #expect(NSNumber(integer: 3).integerValue == 3 && NSNumber(bool: true).boolValue)
    #expect(NSNumber(double: 1.5).isEqualToNumber(1.5))
    #expect(NSUUID().UUIDString.utf16Count == 36)
    #expect(NSUUID(UUIDString: "not one") == nil)
  }

  @Test func json() throws {
    let data = try NSJSONSerialization.dataWithJSONObject(["a": 1], options: [])
    let object = try NSJSONSerialization.JSONObjectWithData(data, options: .AllowFragments)
    #expect((object as? [String: Int]) == ["a": 1])
  }

  @Test func filesAndAddresses() throws {
    let manager = NSFileManager.defaultManager()
    let folder = manager.temporaryDirectory.URLByAppendingPathComponent("old-\(getpid())")
    try manager.createDirectoryAtPath(
      folder.path, withIntermediateDirectories: true, attributes: nil)
    defer { try? manager.removeItemAtURL(folder) }
    let file = folder.URLByAppendingPathComponent("a.txt")
    try "text".writeToURL(file, atomically: true, encoding: NSUTF8StringEncoding)
    #expect(manager.fileExistsAtPath(file.path))
    #expect(try manager.contentsOfDirectoryAtPath(folder.path) == ["a.txt"])
    #expect(Data(contentsOfURL: file)?.length == 4)
    #expect(file.URLByDeletingPathExtension?.lastPathComponent == "a")
    #expect(NSURL(string: "http://a.b/c")?.URLByAppendingPathComponent("d")?.path == "/c/d")
    _ = NSBundle.mainBundle().pathForResource("missing", ofType: "txt")
  }

  @Test func queuesAndProcess() {
    let queue = NSOperationQueue()
    let operation = NSBlockOperation {}
    queue.addOperations([operation], waitUntilFinished: true)
    #expect(operation.finished && !operation.cancelled)
    #expect(!NSProcessInfo.processInfo().arguments.isEmpty)
  }
}
