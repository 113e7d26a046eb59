import Testing

/// Runs the tests of Swift Testing.
///
/// SwiftPM looks for tests of XCTest in an index of each test file, unless a file of this name
/// exists. There are none, and an index takes a fifth of the time of compiling tests. `swift test`
/// still asks the program for tests of XCTest; the answer is an empty list.
@main
struct TestRunner {
  static func main() async {
    if CommandLine.arguments.contains("--dump-tests-json") { print(#"{"tests": []}"#) }
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
