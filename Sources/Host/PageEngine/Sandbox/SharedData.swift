import Foundation

/// The folder that pages see as `~/Documents/Shared Playground Data`, and keep.
enum SharedData {
  static let name = "Shared Playground Data"

  /// Makes it if needed; nothing where that cannot be done.
  static func folder() -> String? { KeptFolder.made(name) }
}
