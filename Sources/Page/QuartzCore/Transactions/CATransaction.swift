import CoreGraphics
import Foundation

/// Changes of layers that belong together, and what holds for them.
///
/// A change without a transaction opens an implicit one, which `flush()` commits at the end of
/// each turn of the run loop. Animations begin with that flush. Nested transactions inherit
/// their parent's values. Everything here belongs to the main thread.
open class CATransaction: NSObject {
  struct Level {
    var values: [String: Any] = [:]
    var kind: Kind
    var completion: TransactionCompletion?
  }

  enum Kind {
    case implicit, explicit
  }

  nonisolated(unsafe) static var levels: [Level] = []
  nonisolated(unsafe) static var unflushed: [CALayer] = []
  nonisolated(unsafe) static var pending: [AnimationEntry] = []
  /// The clock at the last flush: what commits count delays from.
  nonisolated(unsafe) static var lastFlush: Double = 0

  open class func begin() {
    levels.append(Level(values: levels.last?.values ?? [:], kind: .explicit))
  }

  open class func commit() {
    guard let level = levels.popLast() else { return }
    level.completion?.commit()
    if levels.isEmpty { markFlushed() }
  }

  /// Commits the implicit transaction and starts animations; explicit ones are waited for.
  open class func flush() {
    guard levels.allSatisfy({ $0.kind == .implicit }) else { return }
    lastFlush = CACurrentMediaTime()
    // Who is told of a start or an end may change layers again; a few rounds settle that.
    for _ in 0..<8 {
      while !levels.isEmpty { commit() }
      markFlushed()
      let starting = pending
      pending = []
      for entry in starting { entry.start(at: lastFlush) }
      if levels.isEmpty, pending.isEmpty { break }
    }
    AnimationSchedule.shared.settle()
  }

  private static func markFlushed() {
    for layer in unflushed { layer.flushState = .flushed }
    unflushed = []
  }

  nonisolated(unsafe) private static let recursiveLock = NSRecursiveLock()

  /// Keeps other threads out until `unlock()`.
  open class func lock() { recursiveLock.lock() }

  open class func unlock() { recursiveLock.unlock() }

  // MARK: Values

  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: levels.last?.values[key]
    }
  }

  open class func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    case kCATransactionAnimationDuration:
      store(value.flatMap { AnimatedValue.number($0) }, forKey: key)
    case kCATransactionDisableActions:
      store(value.flatMap { AnimatedValue.number($0) }.map { $0 != 0 }, forKey: key)
    default: store(value, forKey: key)
    }
  }

  private static func store(_ value: Any?, forKey key: String) {
    ensureLevel()
    levels[levels.count - 1].values[key] = value
  }

  open class func animationDuration() -> CFTimeInterval {
    levels.last?.values[kCATransactionAnimationDuration] as? Double ?? 0.25
  }

  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    setValue(duration, forKey: kCATransactionAnimationDuration)
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last?.values[kCATransactionAnimationTimingFunction] as? CAMediaTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  open class func disableActions() -> Bool {
    levels.last?.values[kCATransactionDisableActions] as? Bool ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  open class func completionBlock() -> (() -> Void)? {
    levels.last?.completion?.block
  }

  /// Called once, when every animation added from now on has ended; at once if there are none.
  ///
  /// A block that was set before waits for no more animations than it has.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    ensureLevel()
    let before = levels[levels.count - 1].completion
    levels[levels.count - 1].completion = block.map { TransactionCompletion($0) }
    before?.commit()
  }

  // MARK: What layers tell

  static func ensureLevel() {
    if levels.isEmpty { levels.append(Level(kind: .implicit)) }
  }

  static func noteChange(of layer: CALayer) {
    ensureLevel()
    guard layer.flushState == .never else { return }
    layer.flushState = .waiting
    unflushed.append(layer)
  }

  /// It plays on from the next flush.
  static func noteRestart(of entry: AnimationEntry) {
    ensureLevel()
    if !pending.contains(where: { $0 === entry }) { pending.append(entry) }
  }

  static func noteStart(of entry: AnimationEntry) {
    ensureLevel()
    pending.append(entry)
    for level in levels {
      if let completion = level.completion { completion.wait(for: entry) }
    }
  }
}

/// The names of a transaction's values.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
