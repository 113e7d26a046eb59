import Foundation
import FoundationNetworking
import FoundationXML

do {
  _ = try await URLSession.shared.data(from: URL(string: "http://example.com/")!)
  print("there is a network")
} catch {
  print((error as? URLError)?.code == .cannotFindHost)
  print(error.localizedDescription)
}
do {
  _ = try Data(contentsOf: URL(string: "https://example.com/")!)
} catch {
  print(error.localizedDescription)
}
let node = try XMLDocument(xmlString: "<a><b>text</b></a>")
print(node.rootElement()?.elements(forName: "b").first?.stringValue ?? "none")
