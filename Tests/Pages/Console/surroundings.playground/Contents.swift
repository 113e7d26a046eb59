import Foundation

let bundle = Bundle.main
print(bundle.bundleIdentifier ?? "none", bundle.object(forInfoDictionaryKey: "CFBundleName") ?? "none")
print(bundle.bundlePath, bundle.path(forResource: "greeting", ofType: "txt") ?? "none")
print(try String(contentsOf: #fileLiteral(resourceName: "greeting.txt"), encoding: .utf8), terminator: "")
print(bundle.url(forResource: "word", withExtension: "txt", subdirectory: "Deep")?.path ?? "none")
print(bundle.path(forResource: "missing", ofType: nil) as Any)
print(NSLocalizedString("greeting", comment: ""), bundle.localizations)

print(NSHomeDirectory(), NSTemporaryDirectory(), FileManager.default.currentDirectoryPath)
let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
let note = documents.appendingPathComponent("note.txt")
try "noted".write(to: note, atomically: true, encoding: .utf8)
print(note.path, try String(contentsOf: note, encoding: .utf8))

let defaults = UserDefaults.standard
print(defaults.object(forKey: "best") as Any)
defaults.set(42, forKey: "best")
print(defaults.integer(forKey: "best"))

print(CommandLine.arguments, ProcessInfo.processInfo.processName)
print(ProcessInfo.processInfo.environment.keys.sorted())
print(Locale.current.identifier, Locale.preferredLanguages, TimeZone.current.identifier)
print(Calendar.current.identifier, Calendar.current.firstWeekday)
let price = NumberFormatter()
price.numberStyle = .currency
print(price.string(from: 1234.5) ?? "none", 1234.5.formatted())
print(DateFormatter.localizedString(from: Date(), dateStyle: .full, timeStyle: .short))
print(Thread.isMainThread, Thread.current.isMainThread)
