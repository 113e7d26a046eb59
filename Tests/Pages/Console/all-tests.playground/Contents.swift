import XCTest

class CountingTests: XCTestCase {
  func testOneAndOneAreTwo() { XCTAssertEqual(1 + 1, 2) }
}

class SpellingTests: XCTestCase {
  var word = ""

  override func setUp() {
    super.setUp()
    word = "boat"
  }

  func testABoatHasFourLetters() { XCTAssertEqual(word.count, 4) }
  func testABoatIsNoShip() { XCTAssertNotEqual(word, "ship") }
}

XCTestSuite.default.run()
CountingTests.defaultTestSuite.run()
