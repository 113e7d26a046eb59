/// The system a playground is written for.
public enum Platform: Sendable {
  case iOS, macOS
}
