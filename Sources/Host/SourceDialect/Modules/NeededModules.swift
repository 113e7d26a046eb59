/// The modules a text uses without naming them, because on a Mac another import brings them.
///
/// Why: Apple's Foundation holds what lies here in FoundationNetworking and FoundationXML, and it
/// brings Objective-C's runtime along. A word of those modules in the text is enough to import them: what is too
/// much costs a little time, what is missing does not compile.
enum NeededModules {
  /// In the order in which they are imported.
  static let words: [(module: String, words: [String])] = [
    // Core Graphics brings Darwin along, its functions of numbers above all; AudioToolbox brings
    // Foundation itself.
    ("Foundation", ["CoreGraphics", "CoreText", "AudioToolbox"]),
    (
      "CoreGraphics",
      [
        "CFString", "CFMutableString", "CFArray", "CFDictionary", "CFData", "CFMutableData",
        "CFURL",
        "CFNumber", "CFBoolean", "CFTypeRef", "CFIndex", "CFTypeID", "CFRange", "CFRangeMake",
        "CFEqual", "CFGetRetainCount", "CFGetTypeID", "CFArrayGetCount", "CFDataGetLength",
        "CFDataCreateMutable",
        "CFDataGetBytePtr", "CFStringTransform", "CFStringGetLength", "CFUUIDCreate", "CFNull",
        "CFUUIDCreateString", "CFSwapInt16", "CFSwapInt32", "CFSwapInt64", "CFAllocator",
        "kCFAllocatorDefault", "kCFNull", "kCFBooleanTrue", "kCFBooleanFalse", "kCFNotFound",
        "CFOptionFlags", "CFLocale", "CFLocaleGetSystem", "CFLocaleCopyCurrent", "CFLocaleCreate",
        "CFStringTokenizer", "CFStringTokenizerCreate", "CFStringTokenizerTokenType",
      ]
    ),
    (
      "FoundationAdditions",
      [
        "Foundation", "UIKit", "SwiftUI", "Cocoa", "AppKit", "GameplayKit", "GameKit", "QuartzCore",
        "AVFoundation", "AVFAudio", "dynamic", "observe", "observeValue", "qos_class_t",
        "qos_class_self", "qos_class_main",
      ]
    ),
    // Apple's Foundation also brings Observation and Combine.
    ("Observation", ["Observable", "ObservationIgnored"]),
    (
      "Combine",
      [
        "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable",
        "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "autoconnect",
      ]
    ),
    (
      "FoundationNetworking",
      [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate",
        "URLSessionDownloadTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLRequest", "URLResponse",
        "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLCredential",
        "URLCredentialStorage", "URLAuthenticationChallenge", "URLProtectionSpace", "URLProtocol",
        "URLProtocolClient", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
        "NSURLRequest", "NSMutableURLRequest", "NSURLConnection", "NSURLSession",
      ]
    ),
    (
      "FoundationXML",
      ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]
    ),
    // What the two of them lack.
    ("NetworkAdditions", []),
    (
      "ObjectiveC",
      [
        "objc", "objcMembers", "dynamic", "selector", "Selector", "keyPath", "IBAction",
        "IBOutlet", "IBInspectable", "IBSegueAction", "autoreleasepool",
        "perform", "responds", "instancesRespond", "conforms", "description", "superclass",
        "NSSelectorFromString", "NSStringFromSelector",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
        "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit", "NSEC_PER_SEC",
        "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "CFAbsoluteTimeGetCurrent",
        "CFAbsoluteTime", "CFTimeInterval", "CFRunLoop", "CFRunLoopRun", "CFRunLoopStop",
        "CFRunLoopGetMain", "CFRunLoopGetCurrent", "CFRunLoopWakeUp", "CFRunLoopPerformBlock",
        "CFRunLoopRunInMode", "CFRunLoopMode", "getCFRunLoop", "mach_absolute_time",
        "mach_timebase_info", "pthread_create", "NSTimer", "NSNotificationCenter", "NSRunLoop",
        "NSThread", "RunLoopMode", "commonModes", "NSDefaultRunLoopMode", "NSRunLoopCommonModes",
        "mach_timebase_info_data_t", "kCFAbsoluteTimeIntervalSince1970",
        "kCFAbsoluteTimeIntervalSince1904", "clock_gettime_nsec_np", "pthread_main_np", "MAXFLOAT",
        "HUGE", "HUGE_VAL", "HUGE_VALF", "OSStatus", "OSType", "FourCharCode", "UniChar", "noErr",
        "UniCharCount", "UTF8Char", "UTF16Char", "UTF32Char",
        "boolean_t", "Boolean", "arc4random_stir", "srandomdev", "sranddev", "__exp10", "strlcpy",
        "strlcat", "_dynamicMember", "_dynamicObject", "_optionalDynamicObject", "_dynamicMethod",
        "_optionalDynamicMethod",
      ]
    ),
    (
      "SwiftUIForMac",
      [
        "NSHostingView", "NSHostingController", "NSHostingSizingOptions", "NSViewRepresentable",
        "NSViewRepresentableContext", "NSViewControllerRepresentable",
        "NSViewControllerRepresentableContext",
      ]
    ),
    (
      "PlaygroundQuickLooks",
      [
        "PlaygroundQuickLook", "CustomPlaygroundQuickLookable", "customPlaygroundQuickLook",
        "_DefaultCustomPlaygroundQuickLookable",
      ]
    ),
  ]

  private static let modules: [String: String] = {
    let pairs = words.flatMap { entry in entry.words.map { ($0, entry.module) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  private static let search = WordSearch(modules.keys.map { ($0, ()) })

  /// What reads a file, and fetches what an address of the network names; it ends the page where the module that
  /// could is not there.
  private static let fetching = WordSearch(["contentsOf", "contentsOfURL"].map { ($0, ()) })
  private static let schemes = WordSearch(["http", "https"].map { ($0, ()) })

  private static func fetches(_ text: String) -> Bool {
    let addresses = schemes.places(in: text) { _, word, bytes in
      word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: "\"")
    }
    return !addresses.isEmpty && !fetching.places(in: text).isEmpty
  }

  /// The modules, without repetition, in a fixed order.
  static func of(_ text: String) -> [String] {
    var found = Set(search.places(in: text).compactMap { modules[$0.word] })
    if fetches(text) { found.insert("FoundationNetworking") }
    if !found.isDisjoint(with: ["FoundationNetworking", "FoundationXML"]) {
      found.insert("NetworkAdditions")
    }
    return words.map(\.module).filter(found.contains)
  }
}
