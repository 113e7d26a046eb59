import Foundation
import FoundationAdditions
import Testing

/// Work items, whose blocks the runtime cannot copy.
struct WorkItemTests {
  @Test func oneIsShownWithoutItsBlock() {
    let item = DispatchWorkItem {}
    let mirror = Mirror(reflecting: item)
    #expect(mirror.displayStyle == .class && mirror.children.isEmpty)
    var text = ""
    dump(item, to: &text)
    #expect(text.contains("DispatchWorkItem"))
  }
}
