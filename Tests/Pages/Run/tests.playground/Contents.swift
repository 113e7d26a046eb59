// Tests in a page: a class knows its own, and says how they went.
import XCTest

class SumTests: XCTestCase {
  override func setUp() { print("set up") }
  func testSum() { XCTAssertEqual(1 + 1, 2) }
  func testWrong() throws { XCTAssertEqual(1 + 1, 3, "no") }
  func testLater() async throws {
    try await Task.sleep(nanoseconds: 1000)
    XCTAssertTrue(true)
  }
  func testNot(_ number: Int) {}
  private func testHidden() { print("never") }
  func helper() { print("never") }
}

SumTests.defaultTestSuite.run()
