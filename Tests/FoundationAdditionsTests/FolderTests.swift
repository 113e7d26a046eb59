import Foundation
import Testing

@testable import FoundationAdditions

/// The names of the page's folders.
struct FolderTests {
  @Test func foldersAreThoseOfTheFileManager() {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    #expect(URL.documentsDirectory == documents.first)
    #expect(URL.cachesDirectory != URL.documentsDirectory)
    #expect(URL.applicationSupportDirectory.isFileURL)
  }
}
