import PageEngine
import SourceDialect

/// One `#Playground` block of a package, and what a run of it alone is made of.
public struct BlockRun: Sendable {
  /// As its author calls it.
  public var name: String?
  /// Relative to the package.
  public var file: String
  public var line: Int
  public var input: PageInput
}

extension OpenedPlayground {
  /// The files of a package that have blocks, as they were read; none of a playground.
  public var packageTexts: [PageInput.Text] {
    document.pages.filter { $0.module != nil }
      .map { PageInput.Text(path: $0.path, text: document.texts[$0.path]?.text ?? "") }
  }

  /// Which blocks are meant.
  public enum Blocks { case all, ofThePage }

  /// Every block of a package, or those of the file that was asked for; none in a playground.
  public func blocks(_ wanted: Blocks) -> [BlockRun] {
    guard !document.isApplication else { return [] }
    return document.pages.filter { $0.module != nil && (wanted == .all || $0.name == pageName) }
      .flatMap { page -> [BlockRun] in
        let text = document.texts[page.path]?.text ?? ""
        return PlaygroundBlocks.all(in: text).enumerated().map { index, block in
          var input = document.input(of: page)
          input.page.text = PlaygroundBlocks.page(of: text, only: index)
          return BlockRun(
            name: block.name, file: page.path, line: block.lines.lowerBound, input: input)
        }
      }
  }
}
