import Foundation

public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting, connected, disconnecting
}

public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 1)
  public static let read = Self(rawValue: 1 << 1)
  public static let writeWithoutResponse = Self(rawValue: 1 << 2)
  public static let write = Self(rawValue: 1 << 3)
  public static let notify = Self(rawValue: 1 << 4)
  public static let indicate = Self(rawValue: 1 << 5)
  public static let authenticatedSignedWrites = Self(rawValue: 1 << 6)
  public static let extendedProperties = Self(rawValue: 1 << 7)
  public static let notifyEncryptionRequired = Self(rawValue: 1 << 8)
  public static let indicateEncryptionRequired = Self(rawValue: 1 << 9)
}

/// What a device offers, by its number.
open class CBAttribute: NSObject {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute {
  open weak var peripheral: CBPeripheral?
  open var isPrimary: Bool { true }
  open var characteristics: [CBCharacteristic]? { nil }
  open var includedServices: [CBService]? { nil }
}

open class CBCharacteristic: CBAttribute {
  open weak var service: CBService?
  open var value: Data? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var isNotifying: Bool { false }
  open var descriptors: [CBDescriptor]? { nil }
}

open class CBDescriptor: CBAttribute {
  open var value: Any? { nil }
}

public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

/// A device nearby. None is ever found, so a page never holds one.
open class CBPeripheral: NSObject {
  public let identifier: UUID
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }

  init(identifier: UUID) { self.identifier = identifier }

  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func readRSSI() {}
}
