import Foundation

// What a table or an array of pointers holds is what a person wants to see of it, and not how.

extension NSHashTable: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: allObjects, displayStyle: .set)
  }
}

extension NSMapTable: CustomReflectable {
  public var customMirror: Mirror {
    let pairs = zip(keyEnumerator(), objectEnumerator().map(Array.init) ?? []).map { ($0, $1) }
    return Mirror(self, unlabeledChildren: pairs, displayStyle: .dictionary)
  }
}

extension NSPointerArray: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: allObjects, displayStyle: .collection)
  }
}
