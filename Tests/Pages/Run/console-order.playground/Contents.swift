import Foundation

print("one")
FileHandle.standardOutput.write(Data("two\n".utf8))
print("three", terminator: "")
print(" and four")
FileHandle.standardError.write(Data("to the error stream\n".utf8))
Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
  print("never: the page has ended")
}
