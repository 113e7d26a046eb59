import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// What a change costs in a tree of a thousand views, and what a long lazy stack does.
///
/// Counts are checked. `LEK_COSTS=1` prints the processor time in milliseconds.
@MainActor
@Suite(.serialized)
struct LayoutCostTests {
  private func milliseconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    work()
    return now() - start
  }

  private func report(_ what: String, _ times: [Double]) {
    guard ProcessInfo.processInfo.environment["LEK_COSTS"] != nil, !times.isEmpty else { return }
    let sorted = times.sorted()
    let (median, most) = (sorted[sorted.count / 2], sorted[sorted.count - 1])
    print("cost: \(what): median \(median), most \(most)")
  }

  @Test func oneOfAThousandViewsIsEvaluated() {
    let (model, bodies) = (Number(), Count())
    let hosted = HostedView(
      VStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) {
          Row(number: $0, model: model, bodies: bodies, reader: 500)
        }
      })
    #expect(bodies.value == 1_000)
    var times: [Double] = []
    for _ in 0..<20 {
      bodies.value = 0
      model.value += 1
      times.append(milliseconds { hosted.host.layoutIfNeeded() })
      #expect(bodies.value == 1)
    }
    report("one of 1,000 views", times)
  }

  @Test func allOfAThousandViewsAreEvaluatedOnce() {
    let (model, bodies) = (Number(), Count())
    let hosted = HostedView(
      VStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) {
          Row(number: $0, model: model, bodies: bodies, reader: nil)
        }
      })
    var times: [Double] = []
    for _ in 0..<20 {
      bodies.value = 0
      model.value += 1
      times.append(milliseconds { hosted.host.layoutIfNeeded() })
      #expect(bodies.value == 1_000)
    }
    report("all of 1,000 views", times)
  }

  @Test func aLongLazyStackMakesWhatIsSeen() {
    let bodies = Count()
    var hosted: HostedView<ScrollView<LazyVStack<ForEach<Range<Int>, Int, LongRow>>>>!
    let first = milliseconds {
      hosted = HostedView(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100_000, id: \.self) { LongRow(number: $0, bodies: bodies) }
          }
        })
    }
    report("first picture of 100,000 rows", [first])
    #expect(bodies.value < 40)
    var times: [Double] = []
    for frame in 1...300 {
      hosted.scrollView?.contentOffset.y = CGFloat(frame) * 25
      times.append(milliseconds { hosted.host.layoutIfNeeded() })
    }
    report("a frame of slow scrolling", times)
    #expect(bodies.value < 300)
    times = []
    for frame in 1...60 {
      hosted.scrollView?.contentOffset.y = CGFloat(frame) * 20_000
      times.append(milliseconds { hosted.host.layoutIfNeeded() })
    }
    report("a frame of flinging", times)
    #expect(bodies.value < 3_000)
  }
}

@Observable
private final class Number {
  var value = 0
}

private final class Count {
  var value = 0
}

private struct Row: View {
  let number: Int
  let model: Number
  let bodies: Count
  /// The one row that reads the model, or none if all do.
  let reader: Int?

  var body: some View {
    let _ = (bodies.value += 1)
    let reads = reader == nil || reader == number
    Color.red.frame(width: reads ? CGFloat(10 + model.value % 50) : 10, height: 3)
  }
}

private struct LongRow: View {
  let number: Int
  let bodies: Count

  var body: some View {
    let _ = (bodies.value += 1)
    HStack {
      Text(verbatim: "Row \(number)")
      Spacer()
      Color.blue.frame(width: 20, height: 20)
    }
    .frame(height: 44)
  }
}
