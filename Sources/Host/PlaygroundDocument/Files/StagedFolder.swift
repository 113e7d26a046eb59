import Foundation

/// A folder that is filled under a hidden name and then appears whole under its own.
struct StagedFolder {
  /// The hidden place; its parent is that of the place to come.
  let path: String
  private let place: String

  /// Begins a folder that will appear at a place whose parent exists.
  init(for place: URL) throws(SystemFault) {
    self.place = place.path
    let parent = place.deletingLastPathComponent().path
    Leftovers.sweep(parent)
    path = parent + "/" + Leftovers.newName()
    try Disk.makeFolder(path)
  }

  /// Puts a file into it, with the folders on the way.
  func add(_ data: Data, at relative: String) throws(SystemFault) {
    var folder = path
    let parts = relative.split(separator: "/")
    for part in parts.dropLast() {
      folder += "/" + part
      try Disk.makeFolder(folder)
    }
    try SafeWrite.write(data, to: URL(fileURLWithPath: path + "/" + relative))
    // The new folder's own name lies in its parent.
    for count in 0..<parts.count {
      Disk.flush(([path] + parts.prefix(count).map(String.init)).joined(separator: "/"))
    }
  }

  /// Gives it its name, if that is free.
  func appear() throws(SystemFault) {
    try Disk.move(path, to: place)
    Disk.flush(URL(fileURLWithPath: place).deletingLastPathComponent().path)
  }

  /// Takes it away again.
  func discard() { Disk.remove(path) }
}
