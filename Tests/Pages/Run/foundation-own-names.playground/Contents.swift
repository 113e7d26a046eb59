import Foundation

// What a page declares itself wins over what it would find otherwise.
class UndoManager { let name = "mine" }
struct ListFormatter { let name = "mine too" }
func CGRectFromString(_ text: String) -> String { "my own" }

print(UndoManager().name, ListFormatter().name, CGRectFromString(""))
