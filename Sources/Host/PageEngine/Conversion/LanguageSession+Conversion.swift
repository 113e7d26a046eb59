/// Conversion of a document's texts in older Swift.
extension LanguageSession {
  /// The requested files of some pages in current Swift; nothing is written.
  public func convert(_ pages: [PageInput], files: Set<String>) async -> ConversionAnswer {
    do throws(EngineFault) {
      let converter = try OldSwiftConverter(configuration)
      let texts: Result<[ConvertedText], EngineFault>
      do throws(EngineFault) {
        texts = .success(try await converter.convert(pages, files: files))
      } catch {
        texts = .failure(error)
      }
      await converter.close()
      return .converted(try texts.get())
    } catch {
      return .refused(error.words)
    }
  }
}
