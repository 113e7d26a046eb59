import Testing

@testable import lek

struct TerminalTextTests {
  private func shown(_ chunks: String...) -> String {
    var text = TerminalText()
    return String(decoding: chunks.flatMap { text.harmless(Array($0.utf8)) }, as: UTF8.self)
  }

  @Test func whatCanBeReadStaysAsItIs() {
    let text = "Größe\t🂡 — 1\r\n£ © \u{A0}\n"
    #expect(shown(text) == text)
  }

  @Test func whatATerminalObeysIsShown() {
    #expect(shown("\u{1B}[31mred") == "^[[31mred")
    #expect(shown("a\u{1B}]52;c;eA==\u{07}b") == "a^[]52;c;eA==^Gb")
    #expect(shown("\u{0}\u{8}\u{7F}") == "^@^H^?")
  }

  @Test func controlsOfTwoBytesAreTakenApart() {
    #expect(shown("a\u{9B}31mb").hasSuffix("?31mb"))
    #expect(!shown("a\u{9B}31mb").unicodeScalars.contains("\u{9B}"))
    var text = TerminalText()
    let halves = text.harmless([0xc2]) + text.harmless([0x9b])
    #expect(halves == [0xc2, UInt8(ascii: "?")])
  }
}
