// The warm host's executable, started by the engine and never by a person.

import FoundationRepairs
@_spi(PageHost) import PageRuntime
@_spi(PageHost) import SwiftUI

guard let arguments = HostArguments(CommandLine.arguments) else {
  fatalError(HostArguments.usage)
}
castEveryErrorToNSError()
repairMethods()
showViewsBesideLines()
WarmHost(control: arguments.control, walls: arguments.walls, home: arguments.home).serve()
