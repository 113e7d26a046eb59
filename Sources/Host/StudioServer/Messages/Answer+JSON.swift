import Foundation
import PageEngine

extension Answer {
  /// The message that answers a request.
  func json(request: Int) -> JSONValue {
    let isDone = if case .refused = self { false } else { true }
    return .object(
      [.init("type", "answer"), .init("id", .count(request)), .init("isDone", .bool(isDone))]
        + members)
  }

  private var members: [JSONValue.Member] {
    switch self {
    case .done: []
    case .refused(let message): [.init("message", .string(message))]
    case .bundle(let outcome): outcome.members
    case .playground(let identifier, let page):
      [.init("document", .string(identifier)), .init("page", .string(page))]
    case .folder(let view): view.members
    case .invitation(let invitation):
      [
        .init("address", .string(invitation.address)),
        .init("code", .array(invitation.code.map { .string($0) })),
      ]
    case .upload(let number): [.init("upload", .count(number))]
    case .interface(let lines):
      [
        .init("text", .string(lines.map { $0.text + "\n" }.joined())),
        .init("lines", .array(lines.map { .count($0.source ?? 0) })),
      ]
    case .language(let answer): answer.members
    case .recording(let bytes):
      [.init("bytes", .string(Data(bytes).base64EncodedString()))]
    case .renamed(let files, let places):
      [.init("files", .count(files)), .init("places", .count(places))]
    case .conversion(let files): [.init("files", .array(files.map(\.json)))]
    case .converted(let files): [.init("files", .count(files))]
    }
  }
}

extension BundleOutcome {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .done: []
    case .path(let path): [.init("path", .string(path))]
    case .moved(let count): [.init("moved", .count(count))]
    case .deleted(let undo): [.init("undo", .string(undo))]
    case .page(let name, let path, let renamed):
      [
        .init("name", .string(name)), .init("path", .string(path)),
        .init("renamed", .object(renamed.map { .init($0.key, .string($0.value)) })),
      ]
    }
  }
}

extension FolderView {
  fileprivate var members: [JSONValue.Member] {
    var members = [JSONValue.Member("location", .string(location))]
    if let parent { members.append(.init("parent", .string(parent))) }
    let list = entries.map { entry in
      JSONValue.members(["name": .string(entry.name), "kind": .string(entry.kind.rawValue)])
    }
    return members + [.init("entries", .array(list))]
  }
}

extension Answer.ConvertedFile {
  fileprivate var json: JSONValue {
    .members([
      "file": .string(text.file), "revision": .count(revision), "text": .string(text.text),
      "problems": .array(
        text.problems.map { problem in
          .members([
            "line": .count(problem.range.line), "column": .count(problem.range.column),
            "message": .string(problem.message),
          ])
        }),
    ])
  }
}
