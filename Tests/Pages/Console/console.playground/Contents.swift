import Foundation

var text = ""
print("to a string", to: &text)
print(text, terminator: "")
debugPrint("quoted", 1, separator: "|")
dump(["key": [1, 2]])
print(readLine() as Any, FileHandle.standardInput.readDataToEndOfFile().isEmpty)
FileHandle.standardOutput.write(Data("by file handle\n".utf8))
puts("by puts")
fputs("by fputs\n", stdout)
print(1, 2, 3, separator: "-", terminator: "!\n")
