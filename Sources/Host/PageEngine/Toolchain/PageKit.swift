import Foundation

/// What a page is built against and hosted by: the page host, and the interfaces of its modules.
public struct PageKit: Equatable, Sendable {
  /// The executable that hosts pages.
  public let host: String
  /// The folder that holds the page-side `.swiftmodule` files and nothing else.
  public let modules: String

  /// The modules a page can import.
  public static let moduleNames = [
    "AVFAudio",
    "AVFoundation",
    "AVKit",
    "AppKit",
    "AudioToolbox",
    "Cocoa",
    "Combine",
    "CommonCrypto",
    "Contacts",
    "CoreBluetooth",
    "CoreGraphics",
    "CoreLocation",
    "CoreMedia",
    "CoreMotion",
    "CoreServices",
    "CoreText",
    "CryptoKit",
    "FoundationAdditions",
    "GameKit",
    "GameplayKit",
    "ImageIO",
    "MapKit",
    "MobileCoreServices",
    "NetworkAdditions",
    "ObjectiveC",
    "OldSwift",
    "PageGate",
    "PageProtocol",
    "PageRuntime",
    "PhotosUI",
    "PlaygroundQuickLooks",
    "PlaygroundSupport",
    "Playgrounds",
    "QuartzCore",
    "SafariServices",
    "SwiftUI",
    "UIKit",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "WebKit",
    "XCPlayground",
    "os",
    "simd",
  ]

  /// Those that are a person's to import, as an error names them.
  static let importable =
    ["Foundation"]
    + moduleNames.filter { !$0.hasPrefix("Page") && !imported.contains($0) }.sorted()

  /// Those that the engine imports by itself.
  private static let imported: Set = ["FoundationAdditions", "NetworkAdditions", "OldSwift"]

  /// The library that a waiting compiler is started with, where it lies beside the host.
  var compilerMemory: String {
    URL(fileURLWithPath: host).deletingLastPathComponent()
      .appendingPathComponent("libCompilerMemory.so").path
  }

  public init(host: String, modules: String) {
    self.host = host
    self.modules = modules
  }

  /// Looks in a folder, which is where `lek` itself lies.
  public static func find(
    in folder: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
  ) -> Result<PageKit, Unavailable> {
    let kit = PageKit(
      host: folder.appendingPathComponent("PageHost").path,
      modules: folder.appendingPathComponent("PageModules").path)
    for part in [kit.host, kit.modules + "/PageRuntime.swiftmodule"]
    where access(part, R_OK) != 0 {
      return .failure(
        Unavailable(reason: "\(part) is missing", remedy: "build again with Scripts/build"))
    }
    return .success(kit)
  }

  /// Changes whenever anything a page is built against does.
  var identity: String {
    let parts = [host] + Self.moduleNames.map { "\(modules)/\($0).swiftmodule" }
    return parts.map { FileStamp(path: $0).map { "\($0)" } ?? "-" }.joined(separator: " ")
  }
}
