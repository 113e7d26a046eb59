import Foundation

/// What a session needs of the disk besides saving, so that its tests can be without one.
protocol BundleWorking: Sendable {
  /// Changes the bundle, and reads it again.
  func perform(_ order: BundleOrder) async -> Result<BundleChange, BundleRefusal>
  /// Reads the bundle again.
  func read() async -> Result<OpenDocument, BundleRefusal>
  /// Keeps texts that cannot be saved elsewhere, and says where.
  func keepAside(_ texts: [String: String]) async -> String
  /// Lets go of what was kept for undoing.
  func close() async
}

/// What came of changing a bundle.
struct BundleChange: Equatable, Sendable {
  var document: OpenDocument
  /// By their former paths, the new ones.
  var renamed: [String: String] = [:]
  var outcome = BundleOutcome.done
}

/// Why a bundle was not changed or read, in words for the person.
struct BundleRefusal: Error, Equatable, Sendable {
  var message: String
}

/// Stands for a bundle where there is none to change.
struct NoBundle: BundleWorking {
  private let refusal = BundleRefusal(message: "This playground cannot be changed.")

  func perform(_ order: BundleOrder) async -> Result<BundleChange, BundleRefusal> {
    .failure(refusal)
  }
  func read() async -> Result<OpenDocument, BundleRefusal> { .failure(refusal) }
  func keepAside(_ texts: [String: String]) async -> String { "nowhere" }
  func close() async {}
}
