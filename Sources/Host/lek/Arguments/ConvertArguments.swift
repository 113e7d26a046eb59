import SourceDialect

/// What `lek convert` is given.
struct ConvertArguments: Equatable {
  var path = ""
  var wish = Wish.change

  /// What a package is copied as; nil converts the Swift files in place.
  var form: ManifestConversion.Form?

  /// Whether files are changed, or only what would be is shown.
  enum Wish { case change, check }

  init(_ reader: ArgumentReader) throws(UsageProblem) {
    var reader = reader
    while let word = try reader.next() {
      switch word {
      case .flag("--check"): wish = .check
      case .flag("--to"):
        form = try reader.choice(of: "--to") == "app" ? .application : .package
      case .flag(let flag): throw .noFlag(flag, of: CommandTable.convert)
      case .value(let value) where path.isEmpty: path = value
      case .value(let value): throw .tooMany(value, for: CommandTable.convert)
      }
    }
    guard !path.isEmpty else {
      throw UsageProblem(
        message: "lek convert needs the path of a playground or a Swift file, such as lek convert"
          + " My.playground")
    }
  }
}
