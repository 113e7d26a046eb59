import Foundation
import FoundationAdditions
import Testing

/// Decoding that throws, and qualities of service by number.
struct CodingTests {
  @Test func topLevelObjectsAreDecodedOrThrow() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(NSString(string: "book"), forKey: "title")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = true
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let coder: NSCoder = unarchiver
    #expect(try coder.decodeTopLevelObject(of: NSString.self, forKey: "title") == "book")
    #expect(throws: (any Error).self) {
      try coder.decodeTopLevelObject(of: NSString.self, forKey: "none")
    }
  }

  @Test func aQualityOfServiceHasTheSystemsNumber() {
    #expect(DispatchQoS.QoSClass(rawValue: QOS_CLASS_UTILITY) == .utility)
    #expect(DispatchQoS.QoSClass(rawValue: qos_class_t(7)) == nil)
    #expect(DispatchQoS.QoSClass.background.rawValue == QOS_CLASS_BACKGROUND)
    #expect(DispatchQoS.QoSClass(rawValue: qos_class_self()) != nil)
  }
}
