import SourceDialect
import Testing

struct BridgedNameTests {
  @Test(
    arguments: [
      (
        "write(url, AVFileType.heic as CFString, 2)",
        "write(url, AVFileType.heic.rawValue as CFString, 2)"
      ),
      (
        "let a = UIFont.TextStyle.body as NSString",
        "let a = UIFont.TextStyle.body.rawValue as NSString"
      ),
      ("let a = AVFileType.heic as AVFileType", "let a = AVFileType.heic as AVFileType"),
      ("let a = AVFileType.heic as? CFString", "let a = AVFileType.heic as? CFString"),
      ("f(AVFileType.heic, b as CFString)", "f(AVFileType.heic, b as CFString)"),
    ])
  func aNameIsItsTextWhereAMacMakesItOne(source: String, rewritten: String) {
    #expect(Dialect.rewrite(source).text == rewritten)
  }
}
