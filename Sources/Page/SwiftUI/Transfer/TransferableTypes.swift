import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw CocoaError(.coderInvalidValue)
        }
        return url
      })
  }
}

extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(
      contentType: UTType(exportedAs: "com.apple.uikit.color"),
      exporting: { color in
        let parts = color.resolve(in: EnvironmentValues())
        return try JSONEncoder().encode([parts.red, parts.green, parts.blue, parts.opacity])
      },
      importing: { data in
        let parts = try JSONDecoder().decode([Double].self, from: data)
        guard parts.count == 4 else { throw CocoaError(.coderInvalidValue) }
        return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
      })
  }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(
      contentType: .png,
      exporting: { image in
        let data = await MainActor.run { ImageRenderer(content: image).uiImage?.pngData() }
        guard let data else { throw CocoaError(.coderInvalidValue) }
        return data
      },
      importing: { data in
        guard let image = UIImage(data: data) else { throw CocoaError(.coderInvalidValue) }
        return Image(uiImage: image)
      })
  }
}
