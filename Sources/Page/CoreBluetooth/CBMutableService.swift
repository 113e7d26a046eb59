import Foundation

/// A service that this device offers.
open class CBMutableService: CBService {
  private let primary: Bool
  private var offered: [CBCharacteristic]?
  private var included: [CBService]?

  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    primary = isPrimary
    super.init(uuid: UUID)
  }

  open override var isPrimary: Bool { primary }

  open override var characteristics: [CBCharacteristic]? {
    get { offered }
    set {
      offered = newValue
      for characteristic in newValue ?? [] { characteristic.service = self }
    }
  }

  open override var includedServices: [CBService]? {
    get { included }
    set { included = newValue }
  }
}

/// What others may do with a value that this device offers.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 1)
  public static let writeable = Self(rawValue: 1 << 1)
  public static let readEncryptionRequired = Self(rawValue: 1 << 2)
  public static let writeEncryptionRequired = Self(rawValue: 1 << 3)
}

/// A value that this device offers.
open class CBMutableCharacteristic: CBCharacteristic {
  open var permissions: CBAttributePermissions
  private var offered: Data?
  private var ways: CBCharacteristicProperties
  private var described: [CBDescriptor]?

  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    (self.permissions, offered, ways) = (permissions, value, properties)
    super.init(uuid: UUID)
  }

  open var subscribedCentrals: [CBCentral]? { [] }

  open override var value: Data? {
    get { offered }
    set { offered = newValue }
  }

  open override var properties: CBCharacteristicProperties {
    get { ways }
    set { ways = newValue }
  }

  open override var descriptors: [CBDescriptor]? {
    get { described }
    set { described = newValue }
  }
}

/// What another device wants of a value. None ever asks, so a page never holds one.
open class CBATTRequest: NSObject {
  public let central: CBCentral
  public let characteristic: CBCharacteristic
  public let offset: Int
  open var value: Data?

  init(_ central: CBCentral, _ characteristic: CBCharacteristic, offset: Int) {
    (self.central, self.characteristic, self.offset) = (central, characteristic, offset)
  }
}

/// How a request is answered.
public struct CBATTError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case success = 0
    case invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset
    case insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong
    case insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
    case insufficientEncryption, unsupportedGroupType, insufficientResources
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

@available(*, deprecated, renamed: "CBManagerState")
public typealias CBPeripheralManagerState = CBManagerState
