import FoundationAdditions
import UniformTypeIdentifiers

/// A button that hands what is on the pasteboard to an action. It is enabled while there is
/// something that the action can take.
public struct PasteButton: View {
  private let accepts: (NSItemProvider) -> Bool
  private let paste: ([NSItemProvider]) -> Void
  @State private var changes = 0
  @Environment(\.isEnabled) private var isEnabled

  /// Takes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    accepts = { $0.canMake(T.self) }
    paste = { providers in
      Task { @MainActor in
        var values: [T] = []
        for provider in providers {
          if let value = await provider.value(of: T.self) { values.append(value) }
        }
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  /// Takes what has one of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    accepts = { provider in
      supportedContentTypes.contains {
        provider.hasItemConformingToTypeIdentifier($0.identifier)
      }
    }
    paste = payloadAction
  }

  private var providers: [NSItemProvider] {
    UIPasteboard.general.pastedProviders.filter(accepts)
  }

  public var body: some View {
    let _ = changes
    Button(action: { paste(providers) }) {
      Label {
        Text(verbatim: "Paste")
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .buttonStyle(.borderedProminent)
    .disabled(providers.isEmpty)
    .onReceive(
      NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)
    ) { _ in changes += 1 }
  }
}
