import Foundation
import FoundationAdditions

/// One thing that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// What it stands for within the page.
  open var localObject: Any?
  /// What is seen of it under the finger, in place of what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.coderInvalidValue) }
    return made
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue, alpha].map { Double($0) }
    completionHandler(try? JSONEncoder().encode(parts), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let parts = try JSONDecoder().decode([Double].self, from: data)
    guard parts.count == 4,
      let made = UIColor(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw CocoaError(.coderInvalidValue) }
    return made
  }
}
