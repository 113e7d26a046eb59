/// What is known of a kind of data.
struct KnownType: Sendable {
  let identifier: String
  let words: String
  let parents: [String]
  let endings: [String]
  let mimeTypes: [String]

  init(
    _ identifier: String, _ words: String, of parents: String, endings: String = "",
    mime mimeTypes: String = ""
  ) {
    (self.identifier, self.words) = (identifier, words)
    self.parents = parents.split(separator: " ").map(String.init)
    self.endings = endings.split(separator: " ").map(String.init)
    self.mimeTypes = mimeTypes.split(separator: " ").map(String.init)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  static func named(_ identifier: String) -> KnownType? { byName[identifier] }

  static func tagged(_ tag: String, _ tagClass: UTTagClass) -> KnownType? {
    switch tagClass {
    case .filenameExtension: all.first { $0.endings.contains(tag) }
    case .mimeType: all.first { $0.mimeTypes.contains(tag) }
    default: nil
    }
  }

  /// Everything a kind is a kind of, the nearest first.
  static func above(_ identifier: String) -> [KnownType] {
    var (found, waiting): ([KnownType], [String]) = ([], named(identifier)?.parents ?? [])
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard let known = named(name), !found.contains(where: { $0.identifier == name }) else {
        continue
      }
      found.append(known)
      waiting += known.parents
    }
    return found
  }

  private static let all: [KnownType] = [
    KnownType("public.item", "item", of: ""),
    KnownType("public.content", "content", of: ""),
    KnownType("public.composite-content", "compound document", of: "public.content"),
    KnownType("public.data", "data", of: "public.item"),
    KnownType("public.directory", "directory", of: "public.item"),
    KnownType("public.folder", "folder", of: "public.directory"),
    KnownType("com.apple.package", "package", of: "public.directory"),
    KnownType("com.apple.bundle", "bundle", of: "public.directory"),
    KnownType("public.url", "URL", of: "public.data"),
    KnownType("public.file-url", "file URL", of: "public.url"),
    KnownType("public.text", "text", of: "public.data public.content"),
    KnownType(
      "public.plain-text", "plain text", of: "public.text", endings: "txt text", mime: "text/plain"),
    KnownType("public.utf8-plain-text", "Unicode text", of: "public.plain-text"),
    KnownType("public.rtf", "rich text", of: "public.text", endings: "rtf", mime: "text/rtf"),
    KnownType(
      "public.html", "HTML text", of: "public.text", endings: "html htm", mime: "text/html"),
    KnownType(
      "public.xml", "XML text", of: "public.text", endings: "xml", mime: "application/xml text/xml"),
    KnownType("public.json", "JSON", of: "public.text", endings: "json", mime: "application/json"),
    KnownType(
      "public.yaml", "YAML", of: "public.text", endings: "yml yaml", mime: "application/x-yaml"),
    KnownType(
      "net.daringfireball.markdown", "Markdown", of: "public.plain-text", endings: "md markdown"),
    KnownType("public.delimited-values-text", "delimited values", of: "public.text"),
    KnownType(
      "public.comma-separated-values-text", "CSV", of: "public.delimited-values-text",
      endings: "csv",
      mime: "text/csv"),
    KnownType(
      "public.tab-separated-values-text", "TSV", of: "public.delimited-values-text", endings: "tsv",
      mime: "text/tab-separated-values"),
    KnownType("com.apple.property-list", "property list", of: "public.data", endings: "plist"),
    KnownType("public.log", "log", of: "public.plain-text", endings: "log"),
    KnownType(
      "public.vcard", "vCard", of: "public.text public.contact", endings: "vcf", mime: "text/vcard"),
    KnownType("public.contact", "contact", of: "public.content"),
    KnownType("public.source-code", "source code", of: "public.plain-text"),
    KnownType("public.swift-source", "Swift source", of: "public.source-code", endings: "swift"),
    KnownType("public.c-source", "C source", of: "public.source-code", endings: "c"),
    KnownType("public.c-header", "C header", of: "public.source-code", endings: "h"),
    KnownType(
      "public.objective-c-source", "Objective-C source", of: "public.source-code", endings: "m"),
    KnownType("public.script", "script", of: "public.source-code"),
    KnownType("public.python-script", "Python script", of: "public.script", endings: "py"),
    KnownType("public.shell-script", "shell script", of: "public.script", endings: "sh"),
    KnownType(
      "com.netscape.javascript-source", "JavaScript", of: "public.source-code", endings: "js"),
    KnownType(
      "com.adobe.pdf", "PDF document", of: "public.data public.composite-content", endings: "pdf",
      mime: "application/pdf"),
    KnownType("public.image", "image", of: "public.data public.content"),
    KnownType("public.png", "PNG image", of: "public.image", endings: "png", mime: "image/png"),
    KnownType(
      "public.jpeg", "JPEG image", of: "public.image", endings: "jpeg jpg jpe", mime: "image/jpeg"),
    KnownType(
      "com.compuserve.gif", "GIF image", of: "public.image", endings: "gif", mime: "image/gif"),
    KnownType(
      "public.tiff", "TIFF image", of: "public.image", endings: "tiff tif", mime: "image/tiff"),
    KnownType(
      "com.microsoft.bmp", "BMP image", of: "public.image", endings: "bmp", mime: "image/bmp"),
    KnownType(
      "com.microsoft.ico", "icon", of: "public.image", endings: "ico",
      mime: "image/vnd.microsoft.icon"),
    KnownType(
      "org.webmproject.webp", "WebP image", of: "public.image", endings: "webp", mime: "image/webp"),
    KnownType("public.heic", "HEIC image", of: "public.image", endings: "heic", mime: "image/heic"),
    KnownType(
      "public.svg-image", "SVG image", of: "public.image", endings: "svg", mime: "image/svg+xml"),
    KnownType(
      "public.audiovisual-content", "audiovisual content", of: "public.data public.content"),
    KnownType("public.movie", "movie", of: "public.audiovisual-content"),
    KnownType("public.video", "video", of: "public.movie"),
    KnownType("public.audio", "audio", of: "public.audiovisual-content"),
    KnownType(
      "public.mpeg-4", "MPEG-4 movie", of: "public.movie", endings: "mp4", mime: "video/mp4"),
    KnownType(
      "com.apple.quicktime-movie", "QuickTime movie", of: "public.movie", endings: "mov",
      mime: "video/quicktime"),
    KnownType("public.mp3", "MP3 audio", of: "public.audio", endings: "mp3", mime: "audio/mpeg"),
    KnownType(
      "public.mpeg-4-audio", "MPEG-4 audio", of: "public.audio", endings: "m4a", mime: "audio/mp4"),
    KnownType(
      "com.microsoft.waveform-audio", "WAVE audio", of: "public.audio", endings: "wav",
      mime: "audio/vnd.wave audio/wav"),
    KnownType(
      "public.aiff-audio", "AIFF audio", of: "public.audio", endings: "aiff aif", mime: "audio/aiff"
    ),
    KnownType("public.archive", "archive", of: "public.data"),
    KnownType(
      "public.zip-archive", "ZIP archive", of: "public.archive", endings: "zip",
      mime: "application/zip"),
    KnownType(
      "org.gnu.gnu-zip-archive", "gzip archive", of: "public.archive", endings: "gz",
      mime: "application/gzip"),
    KnownType("public.font", "font", of: "public.data public.content"),
    KnownType("public.executable", "executable", of: "public.data"),
    KnownType("public.unix-executable", "Unix executable", of: "public.executable"),
    KnownType("com.apple.application", "application", of: "public.executable"),
    KnownType("public.database", "database", of: "public.data"),
  ]
}
