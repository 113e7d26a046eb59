import Foundation
import SwiftUI
import Testing
import UIKit

@testable import PhotosUI

/// A picker over the pictures of a folder.
@MainActor
struct PhotosPickerTests {
  private func withFolder(_ test: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    let names = [
      "cat.png", "Assets.xcassets/dog.imageset/dog@2x.png",
      "Assets.xcassets/dog.imageset/dog@3x.png", "Assets.xcassets/AppIcon.appiconset/icon.png",
    ]
    for name in names {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try png.write(to: url)
    }
    try Data("words".utf8).write(to: folder.appendingPathComponent("words.txt"))
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(folder)
  }

  @Test func picturesAreFilesAndImageSets() async throws {
    try await withFolder { folder in
      let pictures = PagePicture.all(in: folder)
      #expect(pictures.map(\.name) == ["cat", "dog"])
      #expect(pictures[1].url.lastPathComponent == "dog@2x.png")
      #expect(PagePicture.all(in: nil).isEmpty)
    }
  }

  @Test func aChosenPictureIsLoadedAsDataAndAsImage() async throws {
    try await withFolder { folder in
      let item = PhotosPickerItem(picture: PagePicture.all(in: folder)[0])
      let data = try #require(await item.loadTransferable(type: Data.self))
      #expect(UIImage(data: data) != nil)
      #expect(try await item.loadTransferable(type: Image.self) != nil)
      #expect(try await item.loadTransferable(type: URL.self) == nil)
      #expect(item.supportedContentTypes == [.png] && item.itemIdentifier == "cat")
    }
  }

  @Test func filtersPassStillPictures() {
    #expect(PHPickerFilter.any(of: [.videos, .images]).showsStills)
    #expect(PHPickerFilter.all(of: [.images, .not(.livePhotos)]).showsStills)
    #expect(!PHPickerFilter.any(of: [.videos, .not(.images)]).showsStills)
  }
}
