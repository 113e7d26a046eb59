import Foundation
import FoundationNetworking
import FoundationXML

// What these classes hold is the library's own: queues, locks and addresses, which differ from run to run.

extension URLSession: @retroactive CustomReflectable {
  /// A session without the parts that it works with.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .class) }
}

extension URLSessionTask: @retroactive CustomReflectable {
  /// A task without the parts that it works with.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .class) }
}

extension XMLParser: @retroactive CustomReflectable {
  /// A parser without the parts that it works with.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .class) }
}
