import Foundation

let boats = NSLocalizedString("%d boats", comment: "How many boats there are")
for count in [0, 1, 2, 12] {
  print(String.localizedStringWithFormat(boats, count))
}

let both = Bundle.main.localizedString(forKey: "boats in harbours", value: nil, table: nil)
print(String(format: both, 1, 7, "the keeper"))
print(String(format: both, locale: Locale(identifier: "en_GB"), arguments: [3, 1, "the keeper"]))

// A key without forms, and a format without them, are what they were.
print(NSLocalizedString("no such key", value: "a value", comment: ""))
print(String(format: "%2$@ before %1$@, %3$05.1f and 100 %%", "first", "second", 2.25))
print(String(format: "%-6ld|%6ld|%*d", arguments: [12, 34, 5, 6]))

if let path = Bundle.main.path(forResource: "pl", ofType: "lproj"), let polish = Bundle(path: path) {
  let boats = NSLocalizedString("%d boats", bundle: polish, comment: "")
  for count in [1, 2, 5, 22] { print(String(format: boats, count)) }
}
