import UniformTypeIdentifiers

/// What the user does in a file dialog.
enum FilePurpose {
  case open([UTType], allowsSeveral: Bool)
  /// Saves files with a name, which the user may change if there is one file.
  case save(name: String?)
  case move

  var title: String {
    switch self {
    case .open: "Open"
    case .save: "Save"
    case .move: "Move"
    }
  }
}

/// The views of a file dialog: the files of a folder of the page.
struct FileBrowser: View {
  let purpose: FilePurpose
  let choose: ([URL], String?) -> Void
  @State var folder: URL
  @State var name: String
  @State private var selection: Set<URL> = []
  @Environment(\.dismiss) private var dismiss
  @Environment(\.fileDialog) private var settings

  var body: some View {
    VStack(spacing: 0) {
      header.padding()
      if let message = settings.message {
        message.font(.subheadline).foregroundStyle(.secondary).padding(.bottom)
      }
      if case .save(_?) = purpose {
        TextField(text: $name) { settings.nameLabel ?? Text(verbatim: "Name") }
          .textFieldStyle(.roundedBorder)
          .padding(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
      }
      Divider()
      ScrollView { rows }
    }
  }

  private var header: some View {
    HStack {
      Button(action: { dismiss() }, label: { Text(verbatim: "Cancel") })
      Spacer()
      Text(verbatim: folder.lastPathComponent).font(.headline)
      Spacer()
      Button(action: confirm) { settings.confirmation ?? Text(verbatim: purpose.title) }
        .disabled(!canConfirm)
    }
  }

  private var rows: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      if folder.standardizedFileURL != FileFolder.home.standardizedFileURL {
        row(FileEntry(url: folder.deletingLastPathComponent(), isFolder: true), title: "..")
      }
      ForEach(FileFolder.entries(in: folder, settings.options)) { entry in
        row(entry, title: entry.url.lastPathComponent)
      }
    }
  }

  private func row(_ entry: FileEntry, title: String) -> some View {
    Button(action: { tap(entry) }) {
      HStack(spacing: 12) {
        Image(systemName: entry.isFolder ? "folder" : "doc")
          .foregroundStyle(.tint).frame(width: 24)
        Text(verbatim: title)
        Spacer()
        if selection.contains(entry.url) { Image(systemName: "checkmark").foregroundStyle(.tint) }
      }
      .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .disabled(!entry.isFolder && !canChoose(entry))
  }

  private func canChoose(_ entry: FileEntry) -> Bool {
    guard case .open(let types, _) = purpose, settings.isEnabled(entry.url) else { return false }
    return types.isEmpty || types.contains { entry.type.conforms(to: $0) }
  }

  private func tap(_ entry: FileEntry) {
    guard case .open(_, let allowsSeveral) = purpose, canChoose(entry) else {
      if entry.isFolder { folder = entry.url }
      return
    }
    if !allowsSeveral {
      selection = [entry.url]
      return confirm()
    }
    if selection.remove(entry.url) == nil { selection.insert(entry.url) }
  }

  private var canConfirm: Bool {
    switch purpose {
    case .open: !selection.isEmpty
    case .save(let given): given == nil || !name.isEmpty
    case .move: true
    }
  }

  private func confirm() {
    if case .open = purpose {
      choose(selection.sorted { $0.path < $1.path }, nil)
    } else {
      choose([folder], name.isEmpty ? nil : name)
    }
  }
}

/// A file or folder in a dialog.
struct FileEntry: Identifiable {
  let url: URL
  let isFolder: Bool
  var id: URL { url }

  var type: UTType {
    isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data
  }
}

/// The folder that belongs to the page.
enum FileFolder {
  static var home: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// The files and folders in a folder, by their names.
  static func entries(in folder: URL, _ options: FileDialogBrowserOptions) -> [FileEntry] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil,
      options: options.contains(.includeHiddenFiles) ? [] : .skipsHiddenFiles)
    return (found ?? []).map { url in
      var isFolder: ObjCBool = false
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      return FileEntry(url: url, isFolder: isFolder.boolValue)
    }.sorted { $0.url.lastPathComponent < $1.url.lastPathComponent }
  }
}
