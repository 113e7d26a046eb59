import Foundation

/// An array of pointers to objects, which may be nil, and which it can hold weakly.
open class NSPointerArray: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var slots: [HeldObject?] = []

  /// An array that holds its objects in one way.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
  }

  /// An array that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  /// An array whose pointers become nil when nothing else keeps their objects alive.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of pointers, those to nothing among them; a greater one adds pointers to nothing.
  open var count: Int {
    get { slots.count }
    set {
      if newValue < slots.count { slots.removeLast(slots.count - newValue) }
      while slots.count < newValue { slots.append(nil) }
    }
  }

  /// The objects pointed to.
  open var allObjects: [Any] { slots.compactMap { $0?.object } }

  /// The pointer at an index.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(held(pointer)) }

  /// Adds a pointer before another.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    slots.insert(held(item), at: index)
  }

  /// Puts a pointer in another's place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    slots[index] = held(item)
  }

  /// Removes a pointer.
  open func removePointer(at index: Int) { slots.remove(at: index) }

  /// Removes the pointers to nothing.
  open func compact() { slots.removeAll { $0?.object == nil } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.slots = slots
    return copy
  }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
    pointer.map {
      HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options: options)
    }
  }
}
