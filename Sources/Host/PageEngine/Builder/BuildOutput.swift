import Foundation

/// The files that a front end and a linker write for one output.
///
/// An output is a path without a suffix, in a folder that holds nothing else.
enum BuildOutput {
  /// Removes everything that a build leaves beside the shared object.
  static func removeByproducts(of output: String) {
    for suffix in [".o", ".dia", ".txt", ".link.txt"] { unlink(output + suffix) }
    FileList.remove(output)
  }

  /// Removes the folder of an output.
  static func remove(_ output: String) {
    try? FileManager.default.removeItem(
      atPath: (output as NSString).deletingLastPathComponent)
  }
}
