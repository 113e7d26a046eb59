/// What Apple's modules that are not there would need, for those that people import.
enum ModuleNeeds {
  private static let modules: [(need: String, names: String)] = [
    (
      "it needs a camera and the sensors of a device",
      "ARKit RealityKit VisionKit CoreVideo"
    ),
    (
      "it needs a device's hardware",
      "CoreNFC CoreTelephony ExternalAccessory HealthKit HomeKit IOKit CoreHaptics"
    ),
    (
      "it needs what a person keeps on a device",
      "AddressBook AddressBookUI ContactsUI EventKit EventKitUI Photos PhotosUI MediaPlayer"
    ),
    (
      "it needs Apple's services",
      "CloudKit StoreKit PassKit AdSupport iAd Social Accounts WatchConnectivity WidgetKit"
    ),
    (
      "it needs the network, which a page does not have",
      "Network MultipeerConnectivity NetworkExtension SystemConfiguration"
    ),
    (
      "it needs an application around the page",
      "MessageUI Messages TipKit LocalAuthentication BackgroundTasks Intents CoreSpotlight"
    ),
    (
      "it needs Apple's graphics hardware layer",
      "Metal MetalKit MetalPerformanceShaders GLKit OpenGLES OpenGL"
    ),
    (
      "it needs models that Apple trained",
      "CoreML CreateML CreateMLUI NaturalLanguage Vision Speech"
    ),
    ("it needs Apple's database", "CoreData SwiftData"),
    (
      "it is fetched by Xcode as a package or a pod", "Alamofire RxSwift RxCocoa SnapKit Kingfisher"
    ),
  ]

  private static let needs: [String: String] = Dictionary(
    modules.flatMap { entry in
      entry.names.split(separator: " ").map { (String($0), entry.need) }
    }, uniquingKeysWith: { first, _ in first })

  /// What a module would need; nothing where we do not know it.
  static func of(_ module: String) -> String? { needs[module] }
}
