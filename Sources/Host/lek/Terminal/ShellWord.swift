/// A text as it has to be typed to a shell to be one word.
struct ShellWord {
  var text: String

  init(_ plain: String) {
    let isPlain = plain.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_./+,:@%".unicodeScalars.contains(scalar)
    }
    let needsPath = plain.hasPrefix("-") ? "./" + plain : plain
    text =
      isPlain && !plain.isEmpty
      ? needsPath : "'" + needsPath.replacing("'", with: "'\\''") + "'"
  }
}
