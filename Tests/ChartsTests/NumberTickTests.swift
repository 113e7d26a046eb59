import Testing

@testable import Charts

/// Round numbers for axes.
struct NumberTickTests {
  @Test func stepsAreRound() {
    #expect(NumberTicks.step(0...178, desiredCount: 5) == 50)
    #expect(NumberTicks.step(0...10, desiredCount: 5) == 2)
    #expect(NumberTicks.step(0...1, desiredCount: 5) == 0.2)
    #expect(NumberTicks.step(0...7, desiredCount: 5, minimum: 1) == 1)
    #expect(NumberTicks.step(3...3, desiredCount: 5) == 1)
  }

  @Test func valuesAreMultiples() {
    #expect(NumberTicks(step: 0.1).values(in: 0...0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NumberTicks(step: 50).values(in: -60...120) == [-50, 0, 50, 100])
    #expect(NumberTicks(step: 50).rounded(-60...120, lower: true, upper: true) == -100...150)
    #expect(NumberTicks(step: 50).rounded(-60...120, lower: false, upper: true) == -60...150)
  }

  @Test func logarithmicValues() {
    #expect(NumberTicks.logarithmic(in: 1...1000, desiredCount: 4) == [1, 10, 100, 1000])
    #expect(NumberTicks.logarithmic(in: 1...10, desiredCount: 4) == [1, 2, 5, 10])
  }
}
