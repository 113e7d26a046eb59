import Foundation
import Testing

@testable import PageEngine
@testable import lek

@Suite struct UnforeseenErrorTests {
  @Test(arguments: [
    (ENOSPC, "Free some space"), (EDQUOT, "Free some space"), (EROFS, "Make that folder writable"),
    (EACCES, "Make that folder writable"), (EMFILE, "Close other programs"),
    (ENFILE, "Close other programs"), (ENOENT, "lek doctor"), (EIO, "Run the page again"),
  ])
  func eachFaultOfTheSystemSaysWhatToDo(number: Int32, remedy: String) {
    let words = UnforeseenError.words(for: EngineFault("cannot write in /here", error: number))
    #expect(words.hasPrefix("cannot write in /here: "))
    #expect(words.contains(remedy))
  }

  @Test func anErrorOfAnyOtherKindIsSaidInWords() {
    let error = CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/there"])
    let words = UnforeseenError.words(for: error)
    #expect(words.contains("lek doctor"))
    #expect(!words.contains("Code="))
    #expect(!words.contains("CocoaError("))
  }
}
