// The warm host's executable, started by the engine and never by a person.

import FoundationRepairs
@_spi(PageHost) import PageRuntime

guard let arguments = HostArguments(CommandLine.arguments) else {
  fatalError(HostArguments.usage)
}
castEveryErrorToNSError()
repairMethods()
WarmHost(control: arguments.control, walls: arguments.walls).serve()
