// The numbers that have a place in a format, with the specifiers that Apple's keys have for them.

extension Int: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(self), isSigned: true))
  }
}

extension Int8: _FormatSpecifiable {
  public var _specifier: String { "%d" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(self), isSigned: true))
  }
}

extension Int16: _FormatSpecifiable {
  public var _specifier: String { "%d" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(self), isSigned: true))
  }
}

extension Int32: _FormatSpecifiable {
  public var _specifier: String { "%d" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(self), isSigned: true))
  }
}

extension Int64: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(self), isSigned: true))
  }
}

extension UInt: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(truncatingIfNeeded: self), isSigned: false))
  }
}

extension UInt8: _FormatSpecifiable {
  public var _specifier: String { "%u" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(truncatingIfNeeded: self), isSigned: false))
  }
}

extension UInt16: _FormatSpecifiable {
  public var _specifier: String { "%u" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(truncatingIfNeeded: self), isSigned: false))
  }
}

extension UInt32: _FormatSpecifiable {
  public var _specifier: String { "%u" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(truncatingIfNeeded: self), isSigned: false))
  }
}

extension UInt64: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .integer(Int64(truncatingIfNeeded: self), isSigned: false))
  }
}

extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .number(Double(self)))
  }
}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .number(Double(self)))
  }
}

extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public var _argument: LocalizedStringKey._Argument {
    .init(argument: .number(Double(self)))
  }
}
