import FoundationAdditions

extension UIPasteboard {
  /// What is on the pasteboard, as data of its types.
  var pastedProviders: [NSItemProvider] {
    items.map { item in
      let provider = NSItemProvider()
      for (type, value) in item {
        guard let data = UIPasteboard.data(of: value) else { continue }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
          $0(data, nil)
          return nil
        }
      }
      return provider
    }
  }

  private static func data(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
