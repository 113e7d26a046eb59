// swift-tools-version: 6.0
// Long because every module is named here, with what it may use.
//
// This is the list of modules: one array for each folder of Sources and one for the tests.
// `Scripts/check` compares it with the folders. Only shared modules are dependencies of both sides.

import Foundation
import PackageDescription

/// The toolchain this manifest itself runs on: swift-syntax is taken from there, whatever its path.
let toolchainLibraries: String = {
  let library = "/lib/swift/linux/libswiftCore.so"
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  for line in String(decoding: maps, as: UTF8.self).split(separator: "\n")
  where line.hasSuffix(library) {
    guard let start = line.firstIndex(of: "/") else { continue }
    return String(line[start...].dropLast("/linux/libswiftCore.so".count))
  }
  fatalError("Lekplats needs a Swift toolchain for Linux; none was found around this manifest.")
}()

let swiftSyntax = toolchainLibraries + "/host"

/// Tests import internal declarations of these modules, from the build that is the product too.
let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]

/// Optimizing a module takes two thirds of its compile time, so only modules that compute are
/// optimized: docs/decisions/what-is-optimized.md has the measurements.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// `Scripts/build` sets this for a build with a sanitizer, which optimizes only the modules that
/// ask for it: those that draw or compute for each pixel, value or event.
let optimizesLittle = Context.environment["LEK_OPTIMIZE"] == "little"
let optimized = optimizesLittle ? unoptimized : []

/// A page is compiled in Swift 5 mode, and so are the modules it imports.
let pageSideOptimized: [SwiftSetting] = [.swiftLanguageMode(.v5)] + optimized
let pageSide: [SwiftSetting] = pageSideOptimized + unoptimized

/// Whoever imports SourceDialect needs to find the syntax modules it is made with.
let hostSideOptimized: [SwiftSetting] =
  testable + [.swiftLanguageMode(.v6), .unsafeFlags(["-I", swiftSyntax])] + optimized
let hostSide: [SwiftSetting] = hostSideOptimized + unoptimized

/// No module imports tests, so a compiler that writes their module file in a step of its own would
/// only read and expand everything twice.
let tests: [SwiftSetting] = unoptimized + [.unsafeFlags(["-no-emit-module-separately-wmo"])]

/// Swift Testing has overlays for Apple's modules of our names; importing them would fail.
let pageSideTests: [SwiftSetting] =
  tests + [
    .swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
  ]
let hostSideTests: [SwiftSetting] =
  tests + [.swiftLanguageMode(.v6), .unsafeFlags(["-I", swiftSyntax])]

/// Four compiler processes, so that both cores compile what takes one of them longer than a minute.
let inFourProcesses: [SwiftSetting] = [
  .unsafeFlags([
    "-no-whole-module-optimization", "-enable-batch-mode", "-driver-batch-count", "4",
  ])
]

/// What crosses the process boundary. Both sides import it.
let sharedModules: [Target] = [
  .target(name: "PageProtocol", swiftSettings: pageSideOptimized)
]

/// What runs in a page's process.
let pageModules: [Target] = [
  .systemLibrary(
    name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .systemLibrary(
    name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
  .systemLibrary(
    name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
  .target(
    name: "CPageRuntime", cSettings: [.unsafeFlags(["-O2"])]),
  .target(name: "ObjectiveC", swiftSettings: pageSideOptimized),
  .target(
    name: "CoreGraphics",
    dependencies: ["CCairo", "CGdkPixbuf"],
    swiftSettings: pageSideOptimized + testable),
  .target(name: "CQuartzCore", cSettings: [.unsafeFlags(["-O2"])]),
  .target(
    name: "CoreText",
    dependencies: ["CPango", "CoreGraphics"],
    swiftSettings: pageSideOptimized),
  .target(
    name: "QuartzCore",
    dependencies: ["CoreGraphics", "CoreText", "CQuartzCore", "ObjectiveC", "PageProtocol"],
    swiftSettings: pageSideOptimized + testable),
  .target(
    name: "CBox2D",
    cxxSettings: [.unsafeFlags(["-O2"])],
    linkerSettings: [.linkedLibrary("box2d")]),
  .target(name: "CUIKit", cSettings: [.unsafeFlags(["-O2"])]),
  .target(
    name: "ConstraintSolver",
    // Solving a layout is in the path of every frame, in every build.
    swiftSettings: pageSideOptimized + testable + [.unsafeFlags(["-O"])]),
  .target(
    name: "UIKit",
    dependencies: [
      "CBox2D", "CUIKit", "ConstraintSolver", "CoreGraphics", "CoreText", "FoundationAdditions",
      "ImageIO", "ObjectiveC", "QuartzCore",
    ],
    swiftSettings: pageSideOptimized + testable + inFourProcesses),
  .target(name: "simd", swiftSettings: pageSideOptimized),
  .target(
    name: "Combine", dependencies: ["FoundationAdditions", "ObjectiveC"],
    swiftSettings: pageSide),
  .target(name: "CCrypto", cSettings: [.unsafeFlags(["-O2"])]),
  .target(name: "CryptoKit", dependencies: ["CCrypto"], swiftSettings: pageSide),
  .target(name: "CommonCrypto", dependencies: ["CCrypto"], swiftSettings: pageSide),
  .target(name: "CoreLocation", swiftSettings: pageSide),
  .target(name: "CoreMotion", swiftSettings: pageSide),
  .target(name: "CoreMedia", swiftSettings: pageSide),
  .target(
    name: "AudioToolbox", dependencies: ["PageProtocol", "QuartzCore"],
    // A sound has a million samples, in every build.
    swiftSettings: pageSideOptimized + testable + [.unsafeFlags(["-O"])]),
  .target(
    name: "AVFAudio", dependencies: ["AudioToolbox", "QuartzCore"],
    swiftSettings: pageSideOptimized + [.unsafeFlags(["-O"])]),
  .target(
    name: "AVFoundation",
    dependencies: ["AVFAudio", "AudioToolbox", "CoreMedia", "ImageIO", "QuartzCore"],
    swiftSettings: pageSide),
  .target(
    name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "UIKit"], swiftSettings: pageSide),
  .target(
    name: "SafariServices", dependencies: ["UIKit", "WebKit"], swiftSettings: pageSide),
  .target(name: "UserNotifications", swiftSettings: pageSide),
  .target(name: "MobileCoreServices", swiftSettings: pageSide),
  .target(name: "UniformTypeIdentifiers", swiftSettings: pageSide),
  .target(
    name: "CoreServices", dependencies: ["MobileCoreServices", "UniformTypeIdentifiers"],
    swiftSettings: pageSide),
  .target(name: "CHEIF", linkerSettings: [.linkedLibrary("dl")]),
  .target(
    name: "ImageIO", dependencies: ["CHEIF", "CoreGraphics"], swiftSettings: pageSideOptimized),
  .target(name: "CoreBluetooth", swiftSettings: pageSide),
  .target(name: "Contacts", swiftSettings: pageSide),
  .target(
    name: "MapKit", dependencies: ["CoreLocation", "SwiftUI", "UIKit"],
    swiftSettings: pageSide + testable),
  .target(
    name: "PhotosUI", dependencies: ["SwiftUI", "UIKit", "UniformTypeIdentifiers"],
    swiftSettings: pageSide + testable),
  .target(
    name: "WebKit", dependencies: ["FoundationAdditions", "ObjectiveC", "PageProtocol", "UIKit"],
    swiftSettings: pageSide + testable),
  .target(name: "CGameplayKit", cSettings: [.unsafeFlags(["-O2"])]),
  .target(
    name: "GameplayKit",
    dependencies: ["CGameplayKit", "UIKit", "simd"],
    // A noise map calls this a million times, in every build.
    swiftSettings: pageSideOptimized + testable + [.unsafeFlags(["-O"])]),
  .target(name: "GameKit", dependencies: ["GameplayKit"], swiftSettings: pageSide),
  .target(
    name: "PlaygroundSupport",
    dependencies: ["UIKit"],
    swiftSettings: pageSide + testable),
  .target(
    name: "SwiftUI",
    dependencies: [
      "Combine", "FoundationAdditions", "PlaygroundSupport", "QuartzCore", "UIKit",
      "UniformTypeIdentifiers",
    ],
    swiftSettings: pageSide + testable),
  .target(
    name: "Charts", dependencies: ["SwiftUI", "UIKit"], swiftSettings: pageSide + testable),
  .target(
    name: "AppKit",
    dependencies: [
      "CoreGraphics", "CoreText", "ObjectiveC", "PlaygroundSupport", "QuartzCore", "UIKit",
    ],
    swiftSettings: pageSide),
  .target(
    name: "SwiftUIForMac",
    dependencies: ["AppKit", "SwiftUI", "UIKit"],
    swiftSettings: pageSide),
  .target(
    name: "Cocoa",
    dependencies: ["AppKit"],
    swiftSettings: pageSide),
  .target(
    name: "PageRuntime",
    dependencies: [
      "AudioToolbox", "CPageRuntime", "CoreText", "ObjectiveC", "PageProtocol",
      "PlaygroundSupport", "QuartzCore", "UIKit", "WebKit",
    ],
    // A loop logs a value a million times a second, in every build.
    swiftSettings: pageSideOptimized + testable + [.unsafeFlags(["-O"])]),
  .target(
    name: "PlaygroundQuickLooks", dependencies: ["PageRuntime"], swiftSettings: pageSide),
  .target(
    name: "XCPlayground",
    dependencies: ["AppKit", "PageRuntime", "PlaygroundSupport", "UIKit"],
    swiftSettings: pageSide),
  .target(
    name: "FoundationAdditions", dependencies: ["ObjectiveC"], swiftSettings: pageSide + testable),
  .target(name: "NetworkAdditions", dependencies: ["ObjectiveC"], swiftSettings: pageSide),
  .target(
    name: "OldSwift",
    dependencies: ["CoreGraphics", "FoundationAdditions", "ObjectiveC", "UIKit"],
    swiftSettings: pageSide),
  .target(name: "PageGate", swiftSettings: pageSide),
  .target(name: "Playgrounds", swiftSettings: pageSide),
  .target(name: "os", swiftSettings: pageSide + testable),
  .target(
    name: "FoundationRepairs", dependencies: ["CPageRuntime"], swiftSettings: pageSide),
  .executableTarget(
    name: "PageHost",
    dependencies: [
      "AVFoundation",
      "AVKit",
      "Charts",
      "Cocoa",
      "Combine",
      "CommonCrypto",
      "Contacts",
      "CoreBluetooth",
      "CoreMotion",
      "CoreServices",
      "CryptoKit",
      "FoundationAdditions",
      "FoundationRepairs",
      "GameplayKit",
      "ImageIO",
      "MapKit",
      "MobileCoreServices",
      "GameKit",
      "NetworkAdditions",
      "OldSwift",
      "PageRuntime",
      "PhotosUI",
      "PlaygroundQuickLooks",
      "SafariServices",
      "SwiftUI",
      "SwiftUIForMac",
      "UserNotifications",
      "WebKit",
      "XCPlayground",
      "os",
      "simd",
    ],
    swiftSettings: pageSide,
    linkerSettings: [
      .unsafeFlags(["-Xlinker", "--export-dynamic"]),
      .linkedLibrary("swiftSwiftOnoneSupport"),
    ]),
]

/// What runs in `lek`.
let hostModules: [Target] = [
  .target(name: "Guarded", swiftSettings: hostSideOptimized),
  .target(
    name: "CPageEngine"),
  // Runs in a compiler, from its start.
  .target(name: "CompilerMemory", cSettings: [.unsafeFlags(["-O2"])]),
  .target(
    name: "CWebSockets",
    linkerSettings: [.linkedLibrary("websockets")]),
  .target(
    name: "CCertificate",
    linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
  .systemLibrary(
    name: "CQRCode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
  .systemLibrary(
    name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  .systemLibrary(
    name: "CMarkGFM", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
  .target(name: "CFileAttributes"),
  .target(
    name: "PlaygroundDocument", dependencies: ["CFileAttributes", "CMarkGFM"],
    swiftSettings: hostSide),
  .target(
    name: "SourceDialect",
    dependencies: ["Guarded"],
    swiftSettings: hostSideOptimized,
    linkerSettings: [
      .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
      .linkedLibrary("SwiftSyntax"),
      .linkedLibrary("SwiftParser"),
    ]),
  .target(
    name: "PageEngine",
    dependencies: ["CPageEngine", "Guarded", "PageProtocol", "SourceDialect"],
    swiftSettings: hostSideOptimized),
  .target(
    name: "StudioServer",
    dependencies: [
      "CCertificate", "CQRCode", "CWebSockets", "CZlib", "Guarded", "LayerPlayer", "PageEngine",
      "PageProtocol", "PlaygroundDocument", "SourceDialect",
    ],
    swiftSettings: hostSide),
  .systemLibrary(
    name: "CPlayerDrawing", pkgConfig: "gdk-pixbuf-2.0",
    providers: [.apt(["libcairo2-dev", "libgdk-pixbuf-2.0-dev", "libpango1.0-dev"])]),
  .target(
    name: "LayerPlayer",
    dependencies: ["CPlayerDrawing", "PageProtocol"],
    // A picture has a million pixels, in every build.
    swiftSettings: hostSideOptimized + [.unsafeFlags(["-O"])]),
  .executableTarget(
    name: "lek",
    dependencies: [
      "LayerPlayer", "PageEngine", "PageProtocol", "PlaygroundDocument", "SourceDialect",
      "StudioServer",
    ],
    swiftSettings: hostSide),
]

/// The tests, each in a process of its own.
let testModules: [Target] = [
  .testTarget(
    name: "PageProtocolTests", dependencies: ["PageProtocol"], swiftSettings: pageSideTests),
  .testTarget(
    name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: pageSideTests),
  .testTarget(
    name: "ImageIOTests", dependencies: ["CoreGraphics", "ImageIO"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "CoreTextTests", dependencies: ["CoreGraphics", "CoreText"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "QuartzCoreTests", dependencies: ["ObjectiveC", "PageProtocol", "QuartzCore"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "ObjectiveCTests", dependencies: ["ObjectiveC"], swiftSettings: pageSideTests),
  .testTarget(
    name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "UIKitTests",
    dependencies: ["PageProtocol", "PlaygroundSupport", "QuartzCore", "UIKit"],
    swiftSettings: pageSideTests + inFourProcesses),
  .testTarget(
    name: "SwiftUITests", dependencies: ["FoundationAdditions", "QuartzCore", "SwiftUI", "UIKit"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "ChartsTests", dependencies: ["Charts", "QuartzCore", "SwiftUI", "UIKit"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "AppKitTests", dependencies: ["AppKit", "QuartzCore", "UIKit"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "SimdTests", dependencies: ["simd"], swiftSettings: pageSideTests),
  .testTarget(
    name: "CombineTests", dependencies: ["Combine", "FoundationAdditions"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "CryptoKitTests", dependencies: ["CommonCrypto", "CryptoKit"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "DevicelessTests",
    dependencies: [
      "AVKit", "Contacts", "CoreBluetooth", "CoreLocation", "CoreServices", "MapKit",
      "MobileCoreServices", "PhotosUI", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications",
    ],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "WebKitTests", dependencies: ["PageProtocol", "UIKit", "WebKit"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "SoundTests",
    dependencies: ["AVFoundation", "AudioToolbox", "PageProtocol", "QuartzCore"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "GameplayKitTests", dependencies: ["GameplayKit"], swiftSettings: pageSideTests),
  .testTarget(
    name: "PageRuntimeTests", dependencies: ["CPageRuntime", "PageProtocol", "PageRuntime"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "FoundationAdditionsTests",
    dependencies: ["FoundationAdditions", "ObjectiveC", "os"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "OldSwiftTests", dependencies: ["ObjectiveC", "OldSwift", "UIKit"],
    swiftSettings: pageSideTests),
  .testTarget(
    name: "PlaygroundDocumentTests", dependencies: ["PlaygroundDocument"],
    swiftSettings: hostSideTests),
  .testTarget(
    name: "SourceDialectTests", dependencies: ["SourceDialect"], swiftSettings: hostSideTests),
  .testTarget(
    name: "PageEngineTests", dependencies: ["PageEngine", "PageProtocol", "SourceDialect"],
    swiftSettings: hostSideTests),
  .testTarget(
    name: "StudioServerTests",
    dependencies: [
      "PageEngine", "PageProtocol", "PlaygroundDocument", "SourceDialect", "StudioServer",
    ],
    swiftSettings: hostSideTests),
  .testTarget(
    name: "LayerPlayerTests", dependencies: ["LayerPlayer", "PageProtocol"],
    swiftSettings: hostSideTests),
  .testTarget(
    name: "CommandTests", dependencies: ["PageEngine", "PageProtocol", "StudioServer", "lek"],
    swiftSettings: hostSideTests),
]

/// A C shim lies in the folder of the module that it serves.
let owners = [
  "CBox2D": "UIKit", "CCairo": "CoreGraphics", "CCertificate": "StudioServer",
  "CCrypto": "CryptoKit", "CFileAttributes": "PlaygroundDocument", "CGameplayKit": "GameplayKit",
  "CGdkPixbuf": "CoreGraphics", "CHEIF": "ImageIO", "CMarkGFM": "PlaygroundDocument",
  "CPageEngine": "PageEngine", "CPageRuntime": "PageRuntime", "CPango": "CoreText",
  "CPlayerDrawing": "LayerPlayer", "CQRCode": "StudioServer", "CQuartzCore": "QuartzCore",
  "CUIKit": "UIKit", "CWebSockets": "StudioServer", "CZlib": "StudioServer",
]

for (side, modules) in [("Shared", sharedModules), ("Page", pageModules), ("Host", hostModules)] {
  for module in modules {
    let owner = owners[module.name].map { $0 + "/" } ?? ""
    module.path = "Sources/\(side)/\(owner)\(module.name)"
    module.exclude = owners.filter { $0.value == module.name }.map(\.key).sorted()
  }
}

let package = Package(
  name: "Lekplats",
  products: [
    .executable(name: "lek", targets: ["lek"]),
    .executable(name: "PageHost", targets: ["PageHost"]),
    .library(name: "CompilerMemory", type: .dynamic, targets: ["CompilerMemory"]),
  ],
  targets: sharedModules + pageModules + hostModules + testModules,
  cxxLanguageStandard: .cxx17
)
