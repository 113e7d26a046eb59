import Combine
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct ChangeTests {
  final class Model: ObservableObject {
    @Published var number = 1
  }

  struct Watching: View {
    @ObservedObject var model: Model
    let log: EventLog
    @State private var copy = 0

    var body: some View {
      let _ = log.note("body \(model.number) \(copy)")
      Color.red
        .onChange(of: model.number) { log.note("new \($0)") }
        .onChange(of: model.number) { log.note("old \($0), new \($1)") }
        .onChange(of: model.number, initial: true) {
          log.note("changed")
          copy = model.number
        }
    }
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:), all forms.
  @Test func allFormsRunAfterTheUpdateAndBeforeThePicture() {
    let (model, log) = (Model(), EventLog())
    let hosted = HostedView(Watching(model: model, log: log))
    #expect(log.take() == ["body 1 0", "changed", "body 1 1"])
    hosted.update()
    _ = log.take()
    model.number = 2
    hosted.update()
    let events = log.take()
    #expect(events.contains("new 2"))
    #expect(events.contains("old 1, new 2"))
    #expect(events.filter { $0 == "changed" }.count == 1)
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, View, onReceive(_:perform:).
  @Test func publishersAreHeardWhileTheViewIsThere() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), EventLog())
    var hosted: HostedView? = HostedView(Color.red.onReceive(subject) { log.note("\($0)") })
    hosted?.update()
    subject.send(1)
    subject.send(2)
    #expect(log.take() == ["1", "2"])
    hosted = nil
    subject.send(3)
    #expect(log.take() == [])
  }
}
