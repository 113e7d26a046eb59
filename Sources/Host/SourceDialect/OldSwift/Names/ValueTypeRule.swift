/// Classes of Foundation that are values now: `NSDate` is `Date`.
struct ValueTypeRule: OldRule {
  var words: [String] { Array(Self.names.keys) }

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source.tokens[index].isWord, let name = Self.names[source[index]],
      !source.declared.types.contains(name), !source.declared.types.contains(source[index]),
      source[index - 1] != ".", source[index - 1] != "import", source[index + 1] != ":"
    else { return [] }
    return source.replacement(of: index..<index + 1, with: name)
  }

  private static let names = [
    "NSDate": "Date", "NSURL": "URL", "NSData": "Data", "NSIndexPath": "IndexPath",
    "NSCalendar": "Calendar", "NSDateComponents": "DateComponents", "NSLocale": "Locale",
    "NSTimeZone": "TimeZone", "NSCharacterSet": "CharacterSet", "NSUUID": "UUID",
    "NSNotification": "Notification", "NSURLComponents": "URLComponents",
    "NSURLRequest": "URLRequest", "NSIndexSet": "IndexSet",
  ]
}
