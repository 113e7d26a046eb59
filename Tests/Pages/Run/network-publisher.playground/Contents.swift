import Combine
import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
struct Boat: Decodable { let name: String }

// Without a network it fails as on a plane, and what comes after the failure is shown.
let boats = URLSession.shared
  .dataTaskPublisher(for: URL(string: "https://example.com/boats.json")!)
  .tryMap { answer -> Data in
    guard let response = answer.response as? HTTPURLResponse, response.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return answer.data
  }
  .decode(type: [Boat].self, decoder: JSONDecoder())
  .replaceError(with: [])
  .receive(on: DispatchQueue.main)
  .sink { boats in
    print("\(boats.count) boats")
    PlaygroundPage.current.finishExecution()
  }
