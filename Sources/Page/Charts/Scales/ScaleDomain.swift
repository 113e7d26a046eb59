/// The values that a scale covers.
public protocol ScaleDomain {
  func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// What a scale is told of its domain.
public struct _ScaleDomainOutputs {
  /// The values; nil if the data say them.
  var values: [Datum]?
  /// Whether the values are the ends of a range.
  var isRange = false
  var includesZero: Bool?
  var isReversed: Bool?
  /// Changes the values that the data say.
  var modify: (([Datum]) -> [Datum])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(values: [lowerBound.datum, upperBound.datum], isRange: true)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(values: map(\.datum))
  }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(values: map(\.datum))
  }
}

/// A domain that the data say.
public struct AutomaticScaleDomain: ScaleDomain {
  let outputs: _ScaleDomainOutputs

  public func _makeScaleDomain() -> _ScaleDomainOutputs { outputs }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values of the data, with or without zero, in their order or reversed.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      outputs: _ScaleDomainOutputs(includesZero: includesZero, isReversed: reversed))
  }

  /// The values of the data, as a closure changes them.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      outputs: _ScaleDomainOutputs(includesZero: includesZero, isReversed: reversed) { data in
        var values = data.compactMap { DataValue($0) }
        modifyInferredDomain(&values)
        return values.map(\.datum)
      })
  }
}
