import UIKit
import XCPlayground

for number in 0..<3 {
  XCPCaptureValue("squares", value: number * number)
}
XCPCaptureValue(identifier: "name", value: "Lekplats")
let page = XCPlaygroundPage.currentPage
page.captureValue(4.5, withIdentifier: "half")
page.captureValue(value: [1, 2], withIdentifier: "list")
XCPSetExecutionShouldContinueIndefinitely()
XCPSetExecutionShouldContinueIndefinitely(true)
XCPSetExecutionShouldContinueIndefinitely(continueIndefinitely: true)
print(XCPExecutionShouldContinueIndefinitely(), page.needsIndefiniteExecution)
print(XCPlaygroundSharedDataDirectoryURL.path == XCPSharedDataDirectoryPath)
let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
XCPShowView("the view", view: view)
XCPShowView(identifier: "the same", view: view)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { page.finishExecution() }
