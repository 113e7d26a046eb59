/// Why a build stops before its last step.
enum BuildEnd: Error {
  case doesNotCompile([Diagnostic])
  case cancelled
  case fault(EngineFault)
}
