/// What `lek corpus` is given.
struct CorpusArguments: Equatable {
  var folders: [String] = []
  var form = RunArguments.Form.text

  init(_ reader: ArgumentReader) throws(UsageProblem) {
    var reader = reader
    while let word = try reader.next() {
      switch word {
      case .flag("--json"): form = .json
      case .flag(let flag): throw .noFlag(flag, of: CommandTable.corpus)
      case .value(let value): folders.append(value)
      }
    }
    guard !folders.isEmpty else {
      throw UsageProblem(
        message: "lek corpus needs a folder with playgrounds, such as lek corpus ~/Playgrounds")
    }
  }
}
