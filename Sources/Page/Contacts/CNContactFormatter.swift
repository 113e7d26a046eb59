import Foundation

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}

/// Somebody's name in one line.
open class CNContactFormatter: NSObject {
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    if parts.isEmpty {
      return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    return parts.joined(separator: " ")
  }

  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
