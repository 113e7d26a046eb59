import Foundation
import Testing
import UIKit

@MainActor struct DocumentRendererTests {
  private let sheet = CGRect(x: 0, y: 0, width: 300, height: 200)

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func aDocumentHasItsPagesFactsAndLinks() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Report", kCGPDFContextAuthor: "Somebody"]
    let renderer = UIGraphicsPDFRenderer(bounds: sheet, format: format)
    var seen: [CGRect] = []
    let address = try #require(URL(string: "https://example.com/it's"))
    let data = renderer.pdfData { context in
      context.beginPage()
      seen.append(context.pdfContextBounds)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
      context.setURL(address, for: CGRect(x: 10, y: 20, width: 30, height: 40))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 77, height: 88), pageInfo: [:])
      seen.append(context.pdfContextBounds)
      "word".draw(at: .zero, withAttributes: nil)
    }
    let text = text(data)
    #expect(text.hasPrefix("%PDF-") && text.contains("/Count 2"))
    #expect(text.contains("(Report)") && text.contains("(Somebody)"))
    #expect(text.contains("[ 0 0 77 88 ]"))
    // From below, as documents count.
    #expect(text.contains("/Rect [ 10 140 40 180 ]"), "\(text)")
    #expect(text.contains("example.com"))
    #expect(seen == [sheet, CGRect(x: 0, y: 0, width: 77, height: 88)])
  }

  @Test func aFileIsWrittenWhole() throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory() + "pages-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try UIGraphicsPDFRenderer(bounds: sheet).writePDF(to: url) { $0.beginPage() }
    #expect(text(try Data(contentsOf: url)).contains("/Count 1"))
    #expect(throws: (any Error).self) {
      try UIGraphicsPDFRenderer(bounds: sheet)
        .writePDF(to: URL(fileURLWithPath: "/nowhere/at/all.pdf")) { $0.beginPage() }
    }
  }

  @Test func theFunctionsDrawTheSame() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Letter"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIBezierPath(rect: sheet).fill()
    UIGraphicsBeginPDFPageWithInfo(sheet, nil)
    #expect(UIGraphicsGetPDFContextBounds() == sheet)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    let text = text(data as Data)
    #expect(text.contains("/Count 2") && text.contains("(Letter)"))
  }
}
