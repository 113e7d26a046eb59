import SourceDialect
import Testing

/// Names that no alias can lead to what they are now.
struct OldNameTests {
  @Test(arguments: [
    OldSnippet("let a = NSDate()", "let a = Date()"),
    OldSnippet("let a: NSURL? = NSURL(string: s)", "let a: URL? = URL(string: s)"),
    OldSnippet("func f(a: NSIndexPath) {}", "func f(_ a: IndexPath) {}"),
    OldSnippet("let a = NSCalendar.currentCalendar()", "let a = Calendar.currentCalendar()"),
    OldSnippet(same: "class NSDate {}\nlet a = NSDate()"),
    OldSnippet(same: "let a = NSDate()", age: .three),
    OldSnippet("let n = s.characters.count", "let n = s.count"),
    OldSnippet("let n = s?.characters.first", "let n = s?.first", age: .three),
    OldSnippet(same: "struct A { var characters = 3 }\nlet n = A().characters"),
    OldSnippet(same: "let a: AttributedString = b\nlet n = a.characters.count"),
    OldSnippet("let n = sizeof(Int)", "let n = MemoryLayout<Int>.size"),
    OldSnippet("let n = alignof(A.B)", "let n = MemoryLayout<A.B>.alignment"),
  ])
  func ofTypes(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "import XCPlayground\nXCPlaygroundPage.currentPage.liveView = a",
      "import PlaygroundSupport\nPlaygroundPage.current.liveView = a"),
    OldSnippet("XCPShowView(\"a\", view: b)", "PlaygroundPage.current.liveView = b"),
    OldSnippet(
      "XCPSetExecutionShouldContinueIndefinitely(true)",
      "PlaygroundPage.current.needsIndefiniteExecution = true"),
    OldSnippet(
      "XCPSetExecutionShouldContinueIndefinitely()",
      "PlaygroundPage.current.needsIndefiniteExecution = true"),
    OldSnippet(same: "import XCPlayground\nXCPCaptureValue(\"a\", value: 3)"),
    OldSnippet(
      same: """
        import XCPlayground
        XCPlaygroundPage.currentPage.needsIndefiniteExecution = true
        XCPlaygroundPage.currentPage.captureValue(3, withIdentifier: "a")
        """),
  ])
  func ofThePage(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "let q = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0)",
      "let q = DispatchQueue.global(qos: .default)"),
    OldSnippet(
      "let t = dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC)))",
      "let t = DispatchTime.now() + 0.5"),
    OldSnippet(
      "let q = dispatch_queue_create(\"a\", DISPATCH_QUEUE_CONCURRENT)",
      "let q = DispatchQueue(label: \"a\", attributes: .concurrent)"),
    OldSnippet(
      "let q = dispatch_queue_create(\"a\", nil)", "let q = DispatchQueue(label: \"a\")"),
  ])
  func ofQueues(snippet: OldSnippet) { snippet.check() }
}
