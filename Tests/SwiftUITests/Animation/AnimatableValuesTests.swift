import Testing

@testable import SwiftUI

/// Values that animate together, and the fields of a type that is `@Animatable`.
@Suite struct AnimatableValuesTests {
  @Test func theyAreAddedAndScaledOneByOne() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    values += values
    values.scale(by: 2)
    #expect(values == AnimatableValues(4.0, CGFloat(8), AnimatablePair(12.0, 16.0)))
    #expect(values != AnimatableValues(4.0, CGFloat(8), AnimatablePair(12.0, 17.0)))
    #expect((values - values) == .zero)
    #expect(AnimatableValues(3.0, CGFloat(4)).magnitudeSquared == 25)
  }

  /// As the dialect writes it.
  private struct Wave: Animatable {
    var phase = 1.0
    var place = CGPoint(x: 2, y: 3)
    var pair = AnimatablePair(4.0, 5.0)

    var animatableData: some VectorArithmetic {
      get { data }
      set {
        let data = _animatableValues(newValue, like: data)
        _animate(&phase, to: data.value.0)
        _animate(&place, to: data.value.1)
        _animate(&pair, to: data.value.2)
      }
    }

    private var data:
      AnimatableValues<Double, CGPoint.AnimatableData, AnimatablePair<Double, Double>>
    {
      AnimatableValues(
        _animatableField(phase), _animatableField(place), _animatableField(pair))
    }
  }

  @Test func aTypeMovesBetweenTwoValues() {
    var wave = Wave()
    wave.animatableData.interpolate(
      towards: Wave(phase: 3, place: .zero, pair: AnimatablePair(6, 9)).animatableData,
      amount: 0.5)
    #expect(wave.phase == 2 && wave.place == CGPoint(x: 1, y: 1.5))
    #expect(wave.pair == AnimatablePair(5, 7))
  }
}
