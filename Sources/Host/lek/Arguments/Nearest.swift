/// Guesses what a person meant to type.
enum Nearest {
  /// The known word that is nearest to a typed one, if one is near enough to be meant.
  static func word(to typed: String, in known: [String]) -> String? {
    let typed = typed.lowercased()
    let beginning = known.filter { typed.count > 3 && $0.hasPrefix(typed) }
    if beginning.count == 1 { return beginning[0] }
    let letters = typed.drop { $0 == "-" }.count
    let limit = max(1, min(3, letters / 2))
    return known.map { (word: $0, distance: distance(typed, $0)) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.word
  }

  /// Letters to add, leave out, replace or swap with their neighbour to make one of the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var before = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var line = [row + 1]
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          best = min(best, before[column - 1] + 1)
        }
        line.append(best)
      }
      (before, last) = (last, line)
    }
    return last[second.count]
  }
}
