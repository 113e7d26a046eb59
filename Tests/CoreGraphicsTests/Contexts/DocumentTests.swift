import CoreGraphics
import Foundation
import Testing

struct DocumentTests {
  private func document() throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    for shade in [0.25, 0.75] {
      context.beginPDFPage(nil)
      context.setFillColor(gray: shade, alpha: 1)
      context.setShadow(offset: CGSize(width: 4, height: -4), blur: 3)
      context.fillEllipse(in: CGRect(x: 20, y: 20, width: 60, height: 60))
      context.endPDFPage()
    }
    #expect(context.makeImage() == nil)
    context.closePDF()
    return data as Data
  }

  @Test func aDocumentHasItsPages() throws {
    let text = String(decoding: try document(), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4") && text.contains("/Count 2"))
    #expect(text.contains("200 100"))
  }

  @Test func theSameDrawingIsTheSameDocument() throws {
    #expect(try document() == document())
  }

  @Test func aDocumentIsWrittenWhenItsContextGoes() throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory() + "page-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let context = try #require(CGContext(url, mediaBox: nil, nil))
      context.beginPage(mediaBox: nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endPage()
    }
    #expect(try Data(contentsOf: url).starts(with: Array("%PDF".utf8)))
  }

  @Test func linksStayWhereTheyArePutOnPagesOfAnyHeight() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    for height: CGFloat in [300, 50, 200] {
      var box = CGRect(x: 0, y: 0, width: 100, height: height)
      context.beginPage(mediaBox: &box)
      let link = CGRect(x: height / 10, y: 10, width: 20, height: 30)
      context.fill(link)
      context.setURL(URL(string: "https://example.com")! as CFURL, for: link)
      context.endPage()
    }
    context.closePDF()
    let text = String(decoding: data as Data, as: UTF8.self)
    for left in [30, 5, 20] { #expect(text.contains("[ \(left) 10 \(left + 20) 40 ]")) }
    #expect(text.contains("/Count 3"))
  }
}
