import CoreGraphics
import Foundation
@_spi(Pictures) import ImageIO
import Testing

struct PictureMetadataTests {
  private let desktop = "http://ns.example.com/desktop/"

  private func said() throws -> CGMutableImageMetadata {
    let metadata = CGImageMetadataCreateMutable()
    #expect(CGImageMetadataRegisterNamespaceForPrefix(metadata, desktop, "desktop", nil))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "desktop:hours", "a < b & \"c\""))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject", ["oak", "ash"]))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title[de]", "Eiche"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title[x-default]", "Oak"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "exif:Flash.RedEyeMode", true))
    return metadata
  }

  private func check(_ metadata: CGImageMetadata) {
    func text(_ path: String) -> String? {
      CGImageMetadataCopyStringValueWithPath(metadata, nil, path)
    }
    #expect(text("desktop:hours") == "a < b & \"c\"")
    #expect(text("dc:subject[1]") == "ash" && text("dc:subject[2]") == nil)
    #expect(text("dc:title") == "Oak" && text("dc:title[de]") == "Eiche")
    #expect(text("exif:Flash.RedEyeMode") == "True" && text("exif:Flash.exif:RedEyeMode") == "True")
    let tag = CGImageMetadataCopyTagWithPath(metadata, nil, "desktop:hours")
    #expect(tag.map(CGImageMetadataTagCopyNamespace) == desktop)
    #expect(tag.map(CGImageMetadataTagCopyName) == "hours")
    #expect(CGImageMetadataCopyTags(metadata)?.count == 4)
  }

  @Test func whatIsSaidIsFoundByItsPath() throws {
    let metadata = try said()
    check(metadata)
    #expect(!CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://other/", "dc", nil))
    #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "unknown:name", "text"))
    #expect(CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:subject[0]"))
    #expect(CGImageMetadataCopyStringValueWithPath(metadata, nil, "dc:subject[0]") == "ash")
    #expect(CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:subject"))
    #expect(CGImageMetadataCopyTagWithPath(metadata, nil, "dc:subject") == nil)
  }

  @Test func itComesBackFromXML() throws {
    let data = try #require(CGImageMetadataCreateXMPData(said(), nil))
    check(try #require(CGImageMetadataCreateFromXMPData(data)))
    for end in stride(from: 0, to: data.count, by: 7) {
      _ = CGImageMetadataCreateFromXMPData(data.prefix(end))
    }
  }

  @Test func shortFormsAreRead() throws {
    let text = """
      <!-- by hand --><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:xmp='http://ns.adobe.com/xap/1.0/'>
      <r:Description xmp:Rating="3" r:about=""><xmp:Label>&#x4F;ak</xmp:Label></r:Description></r:RDF>
      """
    let metadata = try #require(CGImageMetadataCreateFromXMPData(Data(text.utf8)))
    #expect(CGImageMetadataCopyStringValueWithPath(metadata, nil, "xmp:Rating") == "3")
    #expect(CGImageMetadataCopyStringValueWithPath(metadata, nil, "xmp:Label") == "Oak")
  }

  @Test func allAreVisitedUntilTheBlockSaysNo() throws {
    var paths: [String] = []
    let options = [kCGImageMetadataEnumerateRecursively: true] as CFDictionary
    try CGImageMetadataEnumerateTagsUsingBlock(said(), nil, options) { path, _ in
      paths.append(path)
      return path != "dc:title[x-default]"
    }
    #expect(
      paths == [
        "desktop:hours", "dc:subject", "dc:subject[0]", "dc:subject[1]", "dc:title",
        "dc:title[de]", "dc:title[x-default]",
      ])
  }

  @Test(arguments: ["public.jpeg", "public.png", "public.heic"])
  func filesCarryIt(type: String) throws {
    let metadata = try said()
    let data = NSMutableData()
    let several = type == "public.heic"
    let file = try #require(CGImageDestinationCreateWithData(data, type, several ? 2 : 1, nil))
    CGImageDestinationAddImageAndMetadata(file, picture(), metadata, nil)
    if several { CGImageDestinationAddImage(file, picture(), nil) }
    #expect(CGImageDestinationFinalize(file))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    #expect(
      CGImageSourceGetType(source) == type && CGImageSourceGetCount(source) == (several ? 2 : 1))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 64)
    check(try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil)))
    if several { #expect(CGImageSourceCopyMetadataAtIndex(source, 1, nil) == nil) }
    #expect((HEICPicture.image(of: [UInt8](data as Data))?.width == 64) == several)
  }

  private func picture() -> CGImage {
    let context = CGContext(
      data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setFillColor(CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    return context.makeImage()!
  }
}
