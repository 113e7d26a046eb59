import Foundation

/// The command: reads its arguments, does one thing, and says by its status how that went.
@main
struct Lek {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    Surroundings.prepare()
    let status: ExitStatus
    switch Invocation.parse(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let problem): status = Terminal.refuse(problem.message)
    case .success(let invocation): status = await perform(invocation)
    }
    exit(Terminal.hasLostOutput ? ExitStatus.outputLost.rawValue : status.rawValue)
  }

  private static func perform(_ invocation: Invocation) async -> ExitStatus {
    do {
      switch invocation {
      case .open(let arguments): return try await OpenCommand(arguments: arguments).run()
      case .new(let arguments): return NewCommand(arguments: arguments).run()
      case .run(let arguments): return try await RunCommand(arguments: arguments).run()
      case .corpus(let arguments): return await CorpusCommand(arguments: arguments).run()
      case .convert(let arguments): return try await ConvertCommand(arguments: arguments).run()
      case .doctor: return await DoctorCommand().run()
      case .help(let command): return HelpCommand(command: command).run()
      case .version: return VersionCommand().run()
      }
    } catch {
      Terminal.complain(UnforeseenError.words(for: error))
      return .ourFault
    }
  }
}
