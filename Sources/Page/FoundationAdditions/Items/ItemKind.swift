import Foundation

/// What is known of kinds of data by their names: which is one of which.
enum ItemKind {
  private static let parents: [String: [String]] = [
    "public.content": ["public.item"],
    "public.data": ["public.item"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.json": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.audio": ["public.audiovisual-content"],
  ]

  /// Whether data of one kind are data of another as well.
  static func conforms(_ kind: String, to other: String) -> Bool {
    kind == other || (parents[kind] ?? []).contains { conforms($0, to: other) }
  }
}
