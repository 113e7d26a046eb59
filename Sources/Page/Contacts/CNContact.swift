@_exported import Foundation

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization
}

/// Somebody, as an address book knows them.
open class CNContact: NSObject {
  public let identifier: String
  open fileprivate(set) var contactType = CNContactType.person
  open fileprivate(set) var namePrefix = ""
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var middleName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var nameSuffix = ""
  open fileprivate(set) var nickname = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var departmentName = ""
  open fileprivate(set) var jobTitle = ""
  open fileprivate(set) var note = ""
  open fileprivate(set) var birthday: DateComponents?
  open fileprivate(set) var imageData: Data?
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []

  public override init() {
    identifier = UUID().uuidString
  }

  fileprivate init(identifier: String) {
    self.identifier = identifier
  }

  open var imageDataAvailable: Bool { imageData != nil }

  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }

  open override func copy() -> Any { copy(into: CNContact(identifier: identifier)) }
  open override func mutableCopy() -> Any { copy(into: CNMutableContact(identifier: identifier)) }

  private func copy(into other: CNContact) -> CNContact {
    other.contactType = contactType
    (other.namePrefix, other.givenName, other.middleName) = (namePrefix, givenName, middleName)
    (other.familyName, other.nameSuffix, other.nickname) = (familyName, nameSuffix, nickname)
    (other.organizationName, other.departmentName) = (organizationName, departmentName)
    (other.jobTitle, other.note, other.birthday) = (jobTitle, note, birthday)
    (other.imageData, other.phoneNumbers) = (imageData, phoneNumbers)
    (other.emailAddresses, other.postalAddresses) = (emailAddresses, postalAddresses)
    other.urlAddresses = urlAddresses
    return other
  }
}

/// Somebody whose entry can be changed.
open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
}
