@_spi(PageHost) import PageRuntime

/// The warm host's executable: `PageHost --control FD`, started by the engine, never by a person.

guard CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--control",
  let descriptor = Int32(CommandLine.arguments[2])
else {
  fatalError("usage: PageHost --control FD")
}
WarmHost(control: descriptor).serve()
