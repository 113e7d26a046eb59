import Foundation

// Foundation for Linux ends the process at a key whose words go by number. These take the place of
// its own functions, and know such keys and formats; everything else goes the way it went.
//
// Catalogs and dictionaries are read in FoundationAdditions. It is not imported: its default
// arguments name functions whose place this module takes.

@_silgen_name("lek_localized_format")
private func localizedFormat(
  _ key: String, _ table: String?, _ bundle: Bundle
) -> String?

@_silgen_name("lek_localized_text")
private func localizedText(
  _ format: String, _ arguments: [any CVarArg], _ locale: Locale?
) -> String?

extension Bundle {
  /// Stands in the class's table of methods where `localizedString(forKey:value:table:)` stood.
  @_silgen_name("lek_localized_string")
  public func localizedByNumber(forKey key: String, value: String?, table: String?) -> String {
    localizedFormat(key, table, self)
      ?? originalLocalizedString(forKey: key, value: value, table: table)
  }

  @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
  private func originalLocalizedString(
    forKey key: String, value: String?, table: String?
  ) -> String
}

private func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  if format.contains("#@"), let text = localizedText(format, arguments, locale) { return text }
  return withVaList(arguments) {
    NSString(format: format, locale: locale as NSLocale?, arguments: $0) as String
  }
}

/// Takes the place of `String.init(format:locale:arguments:)`.
@_silgen_name(
  "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
public func makeString(
  format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
) -> String { formatted(format, locale, arguments) }

/// Takes the place of `String.init(format:locale:_:)`.
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
public func makeString(
  format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
) -> String { formatted(format, locale, arguments) }

/// Takes the place of `String.init(format:arguments:)`.
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
public func makeString(format: __shared String, arguments: __shared [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

/// Takes the place of `String.init(format:_:)`.
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
public func makeString(format: __shared String, _ arguments: any CVarArg...) -> String {
  formatted(format, nil, arguments)
}

/// Takes the place of `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
public func localizedString(_ format: String, _ arguments: any CVarArg...) -> String {
  formatted(format, pageLocale, arguments)
}
