import UniformTypeIdentifiers

extension View {
  /// Lets the user save a value as a file in the page's own folder, while a binding is true and
  /// there is a value.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        purpose: .save(name: defaultFilename ?? "Untitled"), isPresented: isPresented,
        hasContent: item != nil,
        complete: { folder, name in
          guard let folder = folder.first, let item else { return }
          Task { @MainActor in
            onCompletion(await FileWriting.write(item, contentTypes, to: folder, name: name))
          }
        }, cancel: onCancellation))
  }

  /// Lets the user save values as files in the page's own folder, while a binding is true.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    modifier(
      FileDialogModifier(
        purpose: .save(name: nil), isPresented: isPresented,
        complete: { folder, _ in
          guard let folder = folder.first else { return }
          Task { @MainActor in
            var urls: [URL] = []
            for item in items {
              switch await FileWriting.write(item, contentTypes, to: folder, name: nil) {
              case .success(let url): urls.append(url)
              case .failure(let error): return onCompletion(.failure(error))
              }
            }
            onCompletion(.success(urls))
          }
        }, cancel: onCancellation))
  }
}

/// Writes values into files.
@MainActor
enum FileWriting {
  /// Writes a value in the first of its forms that has one of some types.
  static func write<T: Transferable>(
    _ item: T, _ types: [UTType], to folder: URL, name: String?
  ) async -> Result<URL, any Error> {
    let form = T.forms.first { form in
      form.encode != nil && (types.isEmpty || types.contains { form.type.conforms(to: $0) })
    }
    guard let form, let encode = form.encode else {
      return .failure(CocoaError(.fileWriteUnknown))
    }
    do {
      let url = place(name ?? "Untitled", [form.type] + types, in: folder)
      try await encode(item).write(to: url)
      return .success(url)
    } catch {
      return .failure(error)
    }
  }

  /// Where a file is written: a name that is taken gets a number.
  static func place(_ name: String, _ types: [UTType], in folder: URL) -> URL {
    let isText = types.contains { $0.conforms(to: .plainText) }
    let endings = (types + (isText ? [.plainText] : [])).compactMap(\.preferredFilenameExtension)
    let ending = endings.first ?? ""
    let hasEnding = ending.isEmpty || !(name as NSString).pathExtension.isEmpty
    let base = hasEnding ? name : name + "." + ending
    var url = folder.appendingPathComponent(base)
    var number = 2
    while FileManager.default.fileExists(atPath: url.path) {
      let stem = (base as NSString).deletingPathExtension
      let rest = (base as NSString).pathExtension
      url = folder.appendingPathComponent("\(stem) \(number)" + (rest.isEmpty ? "" : "." + rest))
      number += 1
    }
    return url
  }
}
