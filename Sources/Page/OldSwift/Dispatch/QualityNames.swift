// swift-format-ignore-file: AlwaysUseLowerCamelCase TypeNamesShouldBeCapitalized
// What Swift 1 and 2 called priorities and qualities of service.

import Dispatch
import Foundation
import FoundationAdditions

@available(*, deprecated, renamed: "DispatchQoS.QoSClass.userInitiated")
public let DISPATCH_QUEUE_PRIORITY_HIGH = 2
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.default")
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.utility")
public let DISPATCH_QUEUE_PRIORITY_LOW = -2
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.background")
public let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768

@available(*, deprecated, renamed: "DispatchQoS.QoSClass")
public typealias dispatch_qos_class_t = DispatchQoS.QoSClass

@available(*, deprecated, renamed: "DispatchQoS.QoSClass.userInteractive")
public let QOS_CLASS_USER_INTERACTIVE = DispatchQoS.QoSClass.userInteractive
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.userInitiated")
public let QOS_CLASS_USER_INITIATED = DispatchQoS.QoSClass.userInitiated
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.default")
public let QOS_CLASS_DEFAULT = DispatchQoS.QoSClass.default
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.utility")
public let QOS_CLASS_UTILITY = DispatchQoS.QoSClass.utility
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.background")
public let QOS_CLASS_BACKGROUND = DispatchQoS.QoSClass.background
@available(*, deprecated, renamed: "DispatchQoS.QoSClass.unspecified")
public let QOS_CLASS_UNSPECIFIED = DispatchQoS.QoSClass.unspecified

/// The lowest of the priorities within a quality of service; the highest is nought.
@available(*, deprecated, message: "Say -15.")
public let QOS_MIN_RELATIVE_PRIORITY: Int32 = -15

/// The quality of service that this thread does its work with.
@available(*, deprecated, message: "Say Thread.current.qualityOfService.")
public func qos_class_self() -> DispatchQoS.QoSClass {
  switch Thread.current.qualityOfService {
  case .userInteractive: .userInteractive
  case .userInitiated: .userInitiated
  case .utility: .utility
  case .background: .background
  default: Thread.isMainThread ? .userInteractive : .default
  }
}

// As Swift 2 wrote them, `Int(QOS_CLASS_UTILITY.value)` or `QOS_CLASS_UTILITY.rawValue`.
extension DispatchQoS.QoSClass {
  @available(*, deprecated, renamed: "self")
  public var value: DispatchQoS.QoSClass { self }
}

extension Int {
  @available(*, deprecated, message: "Leave Int(…) out.")
  public init(_ quality: DispatchQoS.QoSClass) {
    switch quality {
    case .userInteractive, .userInitiated: self = DISPATCH_QUEUE_PRIORITY_HIGH
    case .utility: self = DISPATCH_QUEUE_PRIORITY_LOW
    case .background: self = DISPATCH_QUEUE_PRIORITY_BACKGROUND
    default: self = DISPATCH_QUEUE_PRIORITY_DEFAULT
    }
  }
  @available(*, deprecated, message: "Leave Int(…) out.")
  public init(_ quality: qos_class_t) {
    self.init(DispatchQoS.QoSClass(rawValue: quality) ?? .default)
  }
}
