import Foundation

// Finds links, mail addresses, telephone numbers and dates in a text.
//
// On a Mac it is a regular expression by inheritance. Here it is not: what a regular expression does
// with a text is in extensions, which no subclass can change. It has the same methods.

/// Finds links, telephone numbers and dates in texts.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
  /// What it finds.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  private let finders: [any DataFinder]

  /// A detector for links, telephone numbers, dates, or several of them; others are not found.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    self.checkingTypes = checkingTypes
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    guard !types.isEmpty else {
      throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "There are no types."])
    }
    var finders: [any DataFinder] = []
    if types.contains(.addresses) { finders.append(LinkFinder()) }
    if types.contains(.moments) { finders.append(DateFinder()) }
    if types.contains(.numbers) { finders.append(PhoneNumberFinder()) }
    self.finders = finders
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// All that is found, in the order of the text.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DataMatch] = []
    for finder in finders {
      for match in finder.matches(in: string, range: range)
      where !found.contains(where: { $0.range.intersection(match.range) != nil }) {
        found.append(match)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// What is found first.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, range: range).first
  }

  /// How much is found.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, range: range).count
  }

  /// Calls a closure with each thing that is found, until it says to stop.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

/// Foundation's own names for these, whose numbers are others than on a Mac, are deprecated.
extension NSTextCheckingResult.CheckingType {
  fileprivate static let moments = Self(rawValue: 1 << 4)
  fileprivate static let addresses = Self(rawValue: 1 << 6)
  fileprivate static let numbers = Self(rawValue: 1 << 11)
}

/// Finds one kind of thing.
protocol DataFinder {
  func matches(in text: String, range: NSRange) -> [DataMatch]
}

/// Something that was found.
final class DataMatch: NSTextCheckingResult, @unchecked Sendable {
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  let content: Content
  private let place: NSRange

  init(_ content: Content, at place: NSRange) {
    self.content = content
    self.place = place
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var range: NSRange { place }

  override var numberOfRanges: Int { 1 }

  override func range(at index: Int) -> NSRange { place }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch content {
    case .link: return .addresses
    case .phoneNumber: return .numbers
    case .date: return .moments
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
  /// The address of a link that was found.
  public var url: URL? {
    guard case .link(let url) = (self as? DataMatch)?.content else { return nil }
    return url
  }

  /// A telephone number that was found.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number) = (self as? DataMatch)?.content else { return nil }
    return number
  }

  /// A moment that was found.
  public var date: Date? {
    guard case .date(let date) = (self as? DataMatch)?.content else { return nil }
    return date
  }
}
