import Dispatch

/// Shows a work item without its block, which the runtime cannot copy here.
extension DispatchWorkItem: @retroactive CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: [(label: String?, value: Any)](), displayStyle: .class)
  }
}
