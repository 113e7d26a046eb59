import Foundation
import SwiftUI
import Testing

struct CollectionOffsetTests {
  @Test func elementsAreRemovedAtTheirOffsets() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    #expect(String(letters) == "bde")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "bde")
    var slice = Array("abcdef")[2...]
    slice.remove(atOffsets: [1])
    #expect(String(slice) == "cef")
  }

  @Test(
    arguments: [
      ([0], 3, "bcadef"), ([0], 0, "abcdef"), ([0], 1, "abcdef"), ([5], 0, "fabcde"),
      ([1, 3], 6, "acefbd"), ([1, 3], 2, "abdcef"), ([0, 5], 3, "bcafde"),
    ] as [([Int], Int, String)])
  func elementsMoveInFrontOfAnOffset(source: [Int], destination: Int, result: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }
}
