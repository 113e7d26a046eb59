import SourceDialect
import Testing

struct CacheInitializerTests {
  @Test(
    arguments: [
      (
        "URLCache(memoryCapacity: 1, diskCapacity: 2)",
        "URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: nil)"
      ),
      (
        "let a: URLCache = .init(memoryCapacity: 1, diskCapacity: 2, directory: folder)",
        "let a: URLCache = .init(memoryCapacity: 1, diskCapacity: 2, diskPath: (folder as URL?)?.path)"
      ),
      (
        "URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: \"a\")",
        "URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: \"a\")"
      ),
      ("Other(memoryCapacity: 1, diskCapacity: 2)", "Other(memoryCapacity: 1, diskCapacity: 2)"),
    ] as [(String, String)])
  func aCacheHasAPath(source: String, expected: String) {
    #expect(Dialect.rewrite(source).text == expected)
  }
}
