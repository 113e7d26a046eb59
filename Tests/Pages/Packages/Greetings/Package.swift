// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Greetings",
  dependencies: [.package(url: "https://example.org/far/away.git", from: "1.0.0")],
  targets: [
    .target(name: "Greetings", dependencies: ["Counting"], resources: [.process("Words")]),
    .target(name: "Counting"),
    .target(name: "Travelling", dependencies: [.product(name: "Away", package: "away")]),
  ])
