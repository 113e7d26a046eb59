import Foundation
import Testing

@testable import StudioServer

/// What a studio remembers between two starts.
struct StateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("state-\(UUID().uuidString)")

  private func recent(_ number: Int) throws -> StudioFacts.Recent {
    let place = folder.appendingPathComponent("\(number).playground")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return .init(name: "\(number)", location: place.path, platform: "ios")
  }

  @Test func theLastOneOpenIsTheFirstAndTwentyAreKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recents = RecentPlaygrounds(state: StateFolder(folder))
    for number in 0..<25 { recents.note(try recent(number)) }
    recents.note(try recent(10))
    let others = (5..<25).reversed().filter { $0 != 10 }
    let wanted: [String] = ["10"] + others.map { "\($0)" }
    #expect(recents.all.map(\.name) == Array(wanted.prefix(20)))
    #expect(recents.all.count == RecentPlaygrounds.most)
  }

  @Test func oneThatIsGoneIsLeftOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recents = RecentPlaygrounds(state: StateFolder(folder))
    for number in 0..<3 { recents.note(try recent(number)) }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("1.playground"))
    #expect(recents.all.map(\.name) == ["2", "0"])
  }

  @Test func whatCannotBeReadCountsAsNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = StateFolder(folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{nonsense".utf8).write(to: folder.appendingPathComponent("recents.json"))
    let recents = RecentPlaygrounds(state: state)
    #expect(recents.all.isEmpty)
    recents.note(try recent(1))
    #expect(recents.all.count == 1)
  }

  @Test func theFolderIsWhereTheEnvironmentSays() {
    let own = StateFolder(environment: ["LEK_STATE": "/a", "XDG_STATE_HOME": "/b", "HOME": "/c"])
    #expect(own.url.path == "/a")
    #expect(StateFolder(environment: ["XDG_STATE_HOME": "/b"]).url.path == "/b/lekplats")
    #expect(StateFolder(environment: ["HOME": "/c"]).url.path == "/c/.local/state/lekplats")
  }

  @Test func whatAStudioThatIsGoneLeftIsSweptAway() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = StateFolder(folder)
    let files = FileManager.default
    let gone = folder.appendingPathComponent("deleted/999999999-a")
    let half = folder.appendingPathComponent("arriving/999999999-b")
    for place in [gone, half, state.newTrash(), state.newArrivals()] {
      try files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    state.sweep()
    #expect(files.fileExists(atPath: gone.path) && !files.fileExists(atPath: half.path))
    state.sweep(now: Date(timeIntervalSinceNow: 8 * 24 * 3600))
    #expect(try files.contentsOfDirectory(atPath: folder.path + "/deleted").count == 1)
    #expect(try files.contentsOfDirectory(atPath: folder.path + "/arriving").count == 1)
  }

  @Test func aCertificateIsKeptUntilItsNamesOrItsTimeAreOver() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = StateFolder(folder)
    let hosts: Set = ["192.168.1.5", "Studio.local", "[fe80::1]", "bad name,IP:1.2.3.4"]
    #expect(Certificate.alternativeNames(hosts) == "DNS:Studio.local,IP:192.168.1.5,IP:fe80::1")
    let first = try Certificate.find(for: hosts, state: state).get()
    #expect((380...390).contains(first.daysLeft))
    let bytes = try Data(contentsOf: first.certificate)
    let mode = try FileManager.default.attributesOfItem(atPath: first.key.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    _ = try Certificate.find(for: hosts, state: state).get()
    #expect(try Data(contentsOf: first.certificate) == bytes)
    _ = try Certificate.find(for: ["10.0.0.1"], state: state).get()
    let other = try Data(contentsOf: first.certificate)
    #expect(other != bytes)
    try Data("broken".utf8).write(to: first.key)
    #expect(first.daysLeft == -1)
    #expect(try Certificate.find(for: ["10.0.0.1"], state: state).get().daysLeft > 300)
  }

  @Test func aCodeIsSquareAndFitsATerminal() throws {
    let rows = try #require(QRCode.rows(of: "https://192.168.1.5:7250/?token=0123456789abcdef"))
    #expect(rows.count >= 21 && rows.allSatisfy { $0.count == rows.count })
    #expect(rows[0].hasPrefix("1111111") && rows[6].hasPrefix("1111111"))
    let lines = QRCode.lines(of: rows)
    #expect(lines.count == (rows.count + 9) / 2 && QRCode.lines(of: []).isEmpty)
  }
}
