// swift-format-ignore-file: AlwaysUseLowerCamelCase TypeNamesShouldBeCapitalized
// Qualities of service as C has them, which Dispatch for Linux keeps to itself.

import Dispatch
import Foundation

/// How urgent work is, by the number that the system has for it.
public struct qos_class_t: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

// A page in older Swift has these names for `DispatchQoS.QoSClass` first.

@_disfavoredOverload public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
@_disfavoredOverload public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
@_disfavoredOverload public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
@_disfavoredOverload public let QOS_CLASS_UTILITY = qos_class_t(0x11)
@_disfavoredOverload public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
@_disfavoredOverload public let QOS_CLASS_UNSPECIFIED = qos_class_t(0x00)

/// The quality of service that this thread does its work with.
@_disfavoredOverload
public func qos_class_self() -> qos_class_t {
  switch Thread.current.qualityOfService {
  case .userInteractive: QOS_CLASS_USER_INTERACTIVE
  case .userInitiated: QOS_CLASS_USER_INITIATED
  case .utility: QOS_CLASS_UTILITY
  case .background: QOS_CLASS_BACKGROUND
  default: Thread.isMainThread ? QOS_CLASS_USER_INTERACTIVE : QOS_CLASS_DEFAULT
  }
}

/// The quality of service of the main thread.
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

extension DispatchQoS.QoSClass {
  /// The quality of service for the system's number.
  public init?(rawValue: qos_class_t) {
    switch rawValue.rawValue {
    case 0x21: self = .userInteractive
    case 0x19: self = .userInitiated
    case 0x15: self = .default
    case 0x11: self = .utility
    case 0x09: self = .background
    case 0x00: self = .unspecified
    default: return nil
    }
  }

  /// The system's number for it.
  public var rawValue: qos_class_t {
    switch self {
    case .userInteractive: QOS_CLASS_USER_INTERACTIVE
    case .userInitiated: QOS_CLASS_USER_INITIATED
    case .default: QOS_CLASS_DEFAULT
    case .utility: QOS_CLASS_UTILITY
    case .background: QOS_CLASS_BACKGROUND
    case .unspecified: QOS_CLASS_UNSPECIFIED
    @unknown default: QOS_CLASS_UNSPECIFIED
    }
  }
}
