import Foundation
import FoundationNetworking
import FoundationXML

do {
  _ = try await URLSession.shared.data(from: URL(string: "http://example.com/")!)
  print("there is a network")
} catch {
  print((error as? URLError)?.code == .cannotFindHost)
}
let node = try XMLDocument(xmlString: "<a><b>text</b></a>")
print(node.rootElement()?.elements(forName: "b").first?.stringValue ?? "none")
