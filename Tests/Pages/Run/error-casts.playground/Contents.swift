import Foundation

enum Trouble: Error { case small, big }
struct Loss: LocalizedError, CustomNSError {
  var errorDescription: String? { "It is gone." }
  static var errorDomain: String { "Losses" }
  var errorCode: Int { 7 }
}
final class Witness: Error {
  deinit { print("witness gone") }
}

for error in [Trouble.big, Loss()] as [Error] {
  do {
    throw error
  } catch let error as NSError {
    print(error.domain, error.code)
  }
}

let anything: [Any] = [Trouble.small, 3, "three", NSError(domain: "Own", code: 1)]
print(anything.map { ($0 as? NSError)?.code ?? -1 })

do {
  throw NSError(domain: "Own", code: 2)
} catch let error as NSError where error.code == 2 {
  print("own", error.code)
}

func witness() -> Bool { (Witness() as Any as? NSError) != nil }
print(witness())
switch Trouble.big as Error {
case let error as NSError: print("switched", error.code)
default: print("no error")
}
