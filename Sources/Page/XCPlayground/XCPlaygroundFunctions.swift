// What playgrounds of Xcode 6 called, in the spellings of Swift 2 and of Swift 3.

import Foundation
import PlaygroundSupport
import UIKit

/// Shows a view beside the page. There can be one.
@available(*, deprecated, message: "Use 'XCPlaygroundPage.currentPage.liveView' instead.")
public func XCPShowView(_ identifier: String, view: UIView) {
  let page = XCPlaygroundPage.currentPage
  if let shown = page.liveView as? UIView, shown !== view {
    fatalError("A page shows one live view, and '\(identifier)' would be a second one.")
  }
  page.liveView = view
}

/// Shows a view beside the page. There can be one.
@available(*, deprecated, message: "Use 'XCPlaygroundPage.currentPage.liveView' instead.")
public func XCPShowView(identifier: String, view: UIView) {
  XCPShowView(identifier, view: view)
}

/// Shows a value, under a name, beside the line that captures it.
@available(*, deprecated, message: "A value shows beside the line it is named on.")
public func XCPCaptureValue<Value>(
  _ identifier: String, value: Value, file: StaticString = #fileID, line: Int = #line,
  column: Int = #column
) {
  CapturedValue.log(value, identifier, call: .function, file: file, line: line, column: column)
}

/// Shows a value, under a name, beside the line that captures it.
@available(*, deprecated, message: "A value shows beside the line it is named on.")
public func XCPCaptureValue<Value>(
  identifier: String, value: Value, file: StaticString = #fileID, line: Int = #line,
  column: Int = #column
) {
  CapturedValue.log(value, identifier, call: .function, file: file, line: line, column: column)
}

/// Shows a value, under a name, beside the line that captures it.
@available(*, deprecated, message: "A value shows beside the line it is named on.")
@_disfavoredOverload
public func XCPCaptureValue<Value>(
  _ identifier: String, _ value: Value, file: StaticString = #fileID, line: Int = #line,
  column: Int = #column
) {
  CapturedValue.log(value, identifier, call: .function, file: file, line: line, column: column)
}

/// Makes the page go on after its last line, or not.
@available(
  *, deprecated, message: "Use 'XCPlaygroundPage.currentPage.needsIndefiniteExecution' instead."
)
public func XCPSetExecutionShouldContinueIndefinitely(_ continueIndefinitely: Bool = true) {
  XCPlaygroundPage.currentPage.needsIndefiniteExecution = continueIndefinitely
}

/// Makes the page go on after its last line, or not.
@available(
  *, deprecated, message: "Use 'XCPlaygroundPage.currentPage.needsIndefiniteExecution' instead."
)
public func XCPSetExecutionShouldContinueIndefinitely(continueIndefinitely: Bool) {
  XCPlaygroundPage.currentPage.needsIndefiniteExecution = continueIndefinitely
}

/// Whether the page goes on after its last line.
@available(
  *, deprecated, message: "Use 'XCPlaygroundPage.currentPage.needsIndefiniteExecution' instead."
)
public func XCPExecutionShouldContinueIndefinitely() -> Bool {
  XCPlaygroundPage.currentPage.needsIndefiniteExecution
}

/// The path of a folder that all playgrounds share.
@available(*, deprecated, message: "Use 'XCPlaygroundSharedDataDirectoryURL' instead.")
public let XCPSharedDataDirectoryPath: String = playgroundSharedDataDirectory.path
