/// What is set of the file dialogs of the views inside.
struct FileDialogSettings {
  var folder: URL?
  var confirmation: Text?
  var message: Text?
  var nameLabel: Text?
  var isEnabled: (URL) -> Bool = { _ in true }
  var options: FileDialogBrowserOptions = []
}

/// How a file dialog shows files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Folders with an extension can be opened.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Names have their extensions. They always have them here.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Files whose name begins with a point are shown too.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

private struct FileDialogSettingsKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  var fileDialog: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the folder in which the file dialogs of the views inside begin.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.folder = defaultDirectory }
  }

  /// Sets the title of the button that confirms the file dialogs of the views inside.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmation = label }
  }

  /// Sets the title of the button that confirms the file dialogs of the views inside.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the title of the button that confirms the file dialogs of the views inside.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets a text that the file dialogs of the views inside show above the files.
  public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }

  /// Sets a text that the file dialogs of the views inside show above the files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets a text that the file dialogs of the views inside show above the files.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets which files can be chosen in the file dialogs of the views inside.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    transformEnvironment(\.fileDialog) { settings in
      settings.isEnabled = { (try? predicate.evaluate($0)) ?? false }
    }
  }

  /// Sets how the file dialogs of the views inside show files.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment(\.fileDialog) { $0.options = options }
  }

  /// Sets the label of the field for the name of an exported file.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.nameLabel = label }
  }

  /// Sets the label of the field for the name of an exported file.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the label of the field for the name of an exported file.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Accepts an id under which the state of a file dialog is kept, without effect.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Accepts whether aliases are chosen as they are, without effect: a page has none.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
