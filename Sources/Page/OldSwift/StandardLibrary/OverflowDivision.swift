// Division that does not stop at zero or at an overflow, which the first Swift had signs for.

infix operator &/ : MultiplicationPrecedence
infix operator &% : MultiplicationPrecedence

/// The quotient; zero where the divisor is zero.
@available(*, deprecated, message: "Say dividedReportingOverflow(by:).")
public func &/ <Number: FixedWidthInteger>(dividend: Number, divisor: Number) -> Number {
  divisor == 0 ? 0 : dividend.dividedReportingOverflow(by: divisor).partialValue
}

/// The remainder; zero where the divisor is zero.
@available(*, deprecated, message: "Say remainderReportingOverflow(dividingBy:).")
public func &% <Number: FixedWidthInteger>(dividend: Number, divisor: Number) -> Number {
  divisor == 0 ? 0 : dividend.remainderReportingOverflow(dividingBy: divisor).partialValue
}
