import Foundation

extension URL {
  /// Begins to use a file outside the page's folder that the user chose. A page needs no leave for
  /// the files that it can see: always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}
}
