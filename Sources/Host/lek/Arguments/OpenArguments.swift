import PageEngine

/// What `lek open` is given.
struct OpenArguments: Equatable {
  /// None opens the memory game.
  var path: String?
  var host = "127.0.0.1"
  /// None leaves it to the studio.
  var port: Int?
  var browser = Browser.ours
  var trace = Trace.off
  /// Of the playground that is opened first.
  var network = NetworkAccess.none

  /// Whether a browser is opened.
  enum Browser { case ours, none }
  enum Trace { case off, on }
  enum Path { case optional, none }

  init() {}

  init(_ reader: ArgumentReader, path wanted: Path) throws(UsageProblem) {
    var reader = reader
    while let word = try reader.next() {
      switch word {
      case .flag("--port"): port = try reader.whole(of: "--port", in: 0...65535)
      case .flag("--host"): host = try reader.text(of: "--host", as: "an address")
      case .flag("--no-browser"): browser = .none
      case .flag("--network"): network = .machine
      case .flag("--trace"): trace = .on
      case .flag(let flag): throw .noFlag(flag, of: CommandTable.open)
      case .value(let value) where wanted == .optional && path == nil && !value.isEmpty:
        path = value
      case .value(let value): throw .tooMany(value, for: CommandTable.open)
      }
    }
  }
}
