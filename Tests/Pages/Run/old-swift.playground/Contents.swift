// By the rules of Swift 4, `try?` wraps what is optional once more.
func word() throws -> String? { "four" }

if let some = try? word(), let word = some {
  print(word)
}
