import UIKit

let format = UIGraphicsPDFRendererFormat()
format.documentInfo = [kCGPDFContextTitle: "Report"]
let sheet = CGRect(x: 0, y: 0, width: 300, height: 200)
let renderer = UIGraphicsPDFRenderer(bounds: sheet, format: format)
let data = renderer.pdfData { context in
  context.beginPage()
  "Hello".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 30)])
  context.setURL(URL(string: "https://example.com")!, for: CGRect(x: 20, y: 20, width: 90, height: 40))
  context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 77, height: 88), pageInfo: [:])
  print(context.pdfContextBounds)
}
let text = String(decoding: data, as: UTF8.self)
print(text.hasPrefix("%PDF-"), text.contains("/Count 2"), text.contains("(Report)"))
print(text.contains("example.com"), text.contains("[ 20 140 110 180 ]"))

let old = NSMutableData()
UIGraphicsBeginPDFContextToData(old, .zero, nil)
UIGraphicsBeginPDFPage()
UIBezierPath(rect: sheet).fill()
print(UIGraphicsGetPDFContextBounds())
UIGraphicsEndPDFContext()
print(old.length > 500, UIGraphicsGetCurrentContext() == nil)
