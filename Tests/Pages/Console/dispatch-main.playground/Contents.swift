import Foundation

DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
  print("from the main queue")
  exit(4)
}
dispatchMain()
