import Foundation
@_spi(Transfer) import SwiftUI
import UniformTypeIdentifiers

/// A picture that the user has chosen.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  let picture: PagePicture

  /// How a picture is encoded when it is handed out. It is accepted without effect: pictures keep
  /// their encoding.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let number: Int
    public static let automatic = EncodingDisambiguationPolicy(number: 0)
    public static let current = EncodingDisambiguationPolicy(number: 1)
    public static let compatible = EncodingDisambiguationPolicy(number: 2)
  }

  /// The name of the picture in the page's resources.
  public var itemIdentifier: String? { picture.name }

  /// The types in which the picture can be handed out.
  public var supportedContentTypes: [UTType] { [picture.type] }

  /// Loads the picture as a value; nil if the type cannot be made of a picture.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await T.value(of: Data(contentsOf: picture.url), type: picture.type)
  }

  /// Loads the picture as a value and hands it to a closure.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let value = try await loadTransferable(type: type)
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }
}
