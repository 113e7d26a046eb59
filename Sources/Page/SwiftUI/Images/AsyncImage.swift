/// What is known of an image that is being loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded.
  case empty
  /// The image is there.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What went wrong, if something did.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads an image and shows it.
///
/// A page without access to the network gets the failure phase for addresses outside; files of the
/// page and `data:` addresses are loaded.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loader = ImageLoader()
  @State private var loaded: LoadedImage?

  /// Shows what a closure makes of the phase of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Shows a placeholder until the image is there, and then what a closure makes of it.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Shows a gray rectangle until the image is there, and then the image.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(uiImage: .asyncPlaceholder).resizable()
    }
  }

  public var body: some View {
    let phase = loaded.flatMap { $0.url == url ? $0.phase : nil } ?? .empty
    loader.load(url, scale: scale) { result in
      withTransaction(transaction) { loaded = result }
    }
    return content(phase)
  }
}

/// What became of an address.
struct LoadedImage {
  let url: URL?
  let phase: AsyncImagePhase
}

/// Loads the image of an address, once.
@MainActor
final class ImageLoader {
  private var url: URL?
  private var task: Task<Void, Never>?

  nonisolated init() {}

  func load(_ url: URL?, scale: CGFloat, done: @escaping (LoadedImage) -> Void) {
    guard url != self.url else { return }
    self.url = url
    task?.cancel()
    guard let url else { return }
    task = Task { @MainActor in
      let phase: AsyncImagePhase
      do {
        let data = try await Self.data(of: url)
        guard let image = UIImage(data: data, scale: scale) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        phase = .success(Image(uiImage: image))
      } catch {
        phase = .failure(error)
      }
      if !Task.isCancelled { done(LoadedImage(url: url, phase: phase)) }
    }
  }

  private static func data(of url: URL) async throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url) }
    if url.scheme == "data" { return try dataOfText(url) }
    // Foundation ends the process at an address for which it has no loader.
    guard NSClassFromString("FoundationNetworking._NSNonfileURLContentLoader") != nil else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    return try await Task.detached { try Data(contentsOf: url) }.value
  }

  /// The bytes that a `data:` address has in itself.
  private static func dataOfText(_ url: URL) throws -> Data {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { throw CocoaError(.fileReadCorruptFile) }
    let body = String(text[text.index(after: comma)...])
    let decoded = body.removingPercentEncoding ?? body
    guard text[..<comma].hasSuffix(";base64") else { return Data(decoded.utf8) }
    guard let data = Data(base64Encoded: decoded) else { throw CocoaError(.fileReadCorruptFile) }
    return data
  }
}

extension UIImage {
  /// The gray of an image that is not there yet.
  fileprivate static let asyncPlaceholder: UIImage = {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor(white: 0.9, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }()
}
