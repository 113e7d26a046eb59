import Foundation

/// What `Bundle.main` says of itself to a page whose resources have no `Info.plist` of their own.
enum BundleInformation {
  private static let name = "Info.plist"

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleExecutable</key><string>\(HostKeeper.hostName)</string>
      <key>CFBundleIdentifier</key><string>lekplats.playground</string>
      <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
      <key>CFBundleName</key><string>Playground</string>
      <key>CFBundleShortVersionString</key><string>1.0</string>
      <key>CFBundleVersion</key><string>1</string>
    </dict>
    </plist>

    """

  /// Puts it beside the host, unless something lies there.
  static func put(in folder: String) {
    let path = folder + "/" + name
    guard access(path, F_OK) != 0 else { return }
    try? text.write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o644)
  }
}
