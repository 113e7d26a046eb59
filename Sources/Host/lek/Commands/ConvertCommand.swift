import Foundation
import PageEngine
import StudioServer

/// `lek convert`: older Swift to current Swift, in place.
struct ConvertCommand {
  var arguments: ConvertArguments

  func run() async throws -> ExitStatus {
    if let form = arguments.form { return PackageConversion(arguments, to: form).run() }
    let subject: ConversionSubject
    switch ConversionSubject.read(arguments.path) {
    case .failure(let problem): return Terminal.refuse(problem.message)
    case .success(let read): subject = read
    }
    switch await EngineConfiguration.find() {
    case .failure(let why):
      Terminal.complain(why.words)
      return .unavailable
    case .success(let configuration):
      let converter = try OldSwiftConverter(configuration)
      let converted: [ConvertedText]
      do {
        converted = try await converter.convert(subject.pages, files: subject.files)
      } catch {
        await converter.close()
        throw error
      }
      await converter.close()
      return finish(converted.sorted { $0.file < $1.file }, subject)
    }
  }

  private func finish(_ converted: [ConvertedText], _ subject: ConversionSubject) -> ExitStatus {
    let changed = converted.filter { $0.text != subject.text(of: $0.file) }
    switch arguments.wish {
    case .check:
      for text in changed {
        let diff = UnifiedDiff(
          from: subject.text(of: text.file) ?? "", to: text.text, path: text.file)
        Terminal.write(Array(diff.text.utf8))
      }
    case .change:
      for text in changed {
        if let problem = subject.save(text.text, to: text.file) {
          Terminal.complain(problem)
          return .ourFault
        }
        Terminal.say("Converted \(text.file).")
      }
      if changed.isEmpty { Terminal.say("There is nothing to convert.") }
    }
    let problems = converted.flatMap(\.problems)
    report(problems, subject)
    if !problems.isEmpty { return .doesNotCompile }
    return arguments.wish == .check && !changed.isEmpty ? .doesNotCompile : .done
  }

  /// In the compiler's form, at places of the texts as they were.
  private func report(_ problems: [Diagnostic], _ subject: ConversionSubject) {
    let texts =
      subject.pages.flatMap(\.texts)
      + (subject.playground?.sections ?? [])
    let location = subject.playground == nil ? "" : subject.folder.path
    let name = BundleName(path: arguments.path, location: location).text
    let form = DiagnosticForm(
      bundle: subject.playground == nil
        ? arguments.path.parentPath : name,
      texts: Dictionary(texts.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }))
    var placed = problems
    if let playground = subject.playground,
      case .diagnostics(let found) = SectionPlaces(playground: playground)
        .placed(.diagnostics(problems))
    {
      placed = found
    }
    for problem in placed { Terminal.writeError(form.text(of: problem)) }
  }
}
