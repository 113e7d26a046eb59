@_spi(PageRuntime) @_implementationOnly import AudioToolbox
@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

extension SoundOutput.Message {
  /// Sends it, with the page's time.
  func tell() {
    switch self {
    case .data(let piece): PageChannel.send(.soundData(piece))
    case .action(let action):
      PageChannel.send(.sound(time: Double(lek_clock_page_nanoseconds()) / 1e9, action))
    }
  }
}
