import Foundation

/// Finds the files of Interface Builder among a bundle's resources.
@MainActor
enum InterfaceFile {
  static func storyboard(_ name: String, in bundle: Bundle?) throws -> InterfaceDocument {
    let bundle = bundle ?? .main
    if let url = bundle.url(forResource: name, withExtension: "storyboard") {
      return try document(at: url, in: bundle)
    }
    if bundle.url(forResource: name, withExtension: "storyboardc") != nil {
      throw InterfaceProblem(
        "\(name).storyboardc is compiled and cannot be read: put \(name).storyboard, which it was made of, into Resources."
      )
    }
    throw InterfaceProblem(
      "Could not find a storyboard named '\(name)': put \(name).storyboard into Resources.")
  }

  static func nib(_ name: String, in bundle: Bundle?) throws -> InterfaceDocument {
    guard let document = try nibIfThere(name, in: bundle) else {
      throw InterfaceProblem(
        "Could not find a nib named '\(name)': put \(name).xib into Resources.")
    }
    return document
  }

  /// The source comes before what was compiled of it.
  static func nibIfThere(_ name: String, in bundle: Bundle?) throws -> InterfaceDocument? {
    let bundle = bundle ?? .main
    for kind in ["xib", "nib"] {
      guard let url = bundle.url(forResource: name, withExtension: kind) else { continue }
      return try document(at: url, in: bundle)
    }
    return nil
  }

  private static func document(at url: URL, in bundle: Bundle) throws -> InterfaceDocument {
    let name = url.lastPathComponent
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
    if values?.isDirectory == true { throw compiled(name) }
    if let size = values?.fileSize, size > InterfaceText.Limits().bytes {
      throw InterfaceText.tooLarge(name, size)
    }
    guard let data = try? Data(contentsOf: url) else {
      throw InterfaceProblem("\(name) cannot be read: look after its permissions.")
    }
    return try document(of: data, named: name, in: bundle)
  }

  static func document(
    of data: Data, named name: String, in bundle: Bundle?
  ) throws -> InterfaceDocument {
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
      throw compiled(name)
    }
    return try InterfaceDocument(data, named: name, bundle: bundle ?? .main)
  }

  private static func compiled(_ name: String) -> InterfaceProblem {
    InterfaceProblem(
      "\(name) is compiled and cannot be read: put the .xib file that it was made of beside it.")
  }
}
