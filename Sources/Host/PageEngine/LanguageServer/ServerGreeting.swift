import Foundation

/// What a language server is told of us before anything else.
///
/// Not our process number: the server would look for that process, which its sandbox hides, and end.
struct ServerGreeting: Encodable, Sendable {
  var rootUri: String
  var workspaceFolders: [Folder]
  var initializationOptions = Options()
  var capabilities = Capabilities()

  init(folder uri: String) {
    rootUri = uri
    workspaceFolders = [Folder(uri: uri)]
  }

  struct Folder: Encodable, Sendable {
    var uri: String
    var name = "Playground"
  }

  struct Options: Encodable, Sendable {
    var backgroundIndexing = false
  }

  struct Capabilities: Encodable, Sendable {
    var textDocument = TextDocument()
  }

  struct TextDocument: Encodable, Sendable {
    var completion = Completion()
    var hover = Hover()
    var signatureHelp = SignatureHelp()
    var documentSymbol = DocumentSymbol()
  }

  struct Completion: Encodable, Sendable {
    struct Item: Encodable, Sendable {
      struct Resolving: Encodable, Sendable {
        var properties = ["documentation"]
      }
      var snippetSupport = true
      var documentationFormat = ["markdown"]
      var resolveSupport = Resolving()
    }
    var completionItem = Item()
  }

  struct Hover: Encodable, Sendable {
    var contentFormat = ["markdown"]
  }

  struct SignatureHelp: Encodable, Sendable {
    struct Information: Encodable, Sendable {
      struct Parameters: Encodable, Sendable {
        var labelOffsetSupport = true
      }
      var documentationFormat = ["markdown"]
      var parameterInformation = Parameters()
      var activeParameterSupport = true
    }
    var signatureInformation = Information()
  }

  struct DocumentSymbol: Encodable, Sendable {
    var hierarchicalDocumentSymbolSupport = true
  }
}
