import Foundation

/// Something that is handed on, in the forms it can be had in, each of which is made when it is asked for.
open class NSItemProvider: NSObject {
  public typealias LoadHandler = (
    @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?

  /// Why an item could not be had.
  public struct ErrorCode: Sendable {
    public static let errorDomain = "NSItemProviderErrorDomain"
    public static let unknownError = -1
    public static let itemUnavailableError = -1000
    public static let unexpectedValueClassError = -1100
    public static let unavailableCoercionError = -1200
  }

  private struct Form {
    let kind: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: LoadHandler
  }

  private var forms: [Form] = []
  /// What was given as it is, for those within the page that ask for just that.
  private var givenObjects: [any NSItemProviderWriting] = []
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A text, an address or data by a kind of its own.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting, typeIdentifier == nil {
      registerObject(object, visibility: .all)
      return
    }
    let data: Data? =
      switch item {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let text as NSString: Data(text.description.utf8)
      case let url as URL: Data(url.absoluteString.utf8)
      default: nil
      }
    guard let data else { return }
    registerDataRepresentation(
      forTypeIdentifier: typeIdentifier ?? "public.data", visibility: .all
    ) { done in
      done(data, nil)
      return nil
    }
  }

  // MARK: Putting in

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    givenObjects.append(object)
    for kind in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(
        forTypeIdentifier: kind,
        visibility: object.itemProviderVisibilityForRepresentation(withTypeIdentifier: kind)
      ) { object.loadData(withTypeIdentifier: kind, forItemProviderCompletionHandler: $0) }
    }
  }

  /// An object that is made when somebody asks for it.
  open func registerObject<Kind: NSItemProviderWriting>(
    ofClass aClass: Kind.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Kind?, (any Error)?) -> Void) -> Progress?
  ) {
    for kind in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: kind, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: kind, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    forms.removeAll { $0.kind == typeIdentifier }
    forms.append(Form(kind: typeIdentifier, visibility: visibility, load: loadHandler))
  }

  // MARK: What there is

  open var registeredTypeIdentifiers: [String] { forms.map(\.kind) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    forms.contains { ItemKind.conforms($0.kind, to: typeIdentifier) }
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains {
      hasItemConformingToTypeIdentifier($0)
    }
  }

  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  // MARK: Taking out

  /// Hands out the data of a kind, in a later turn.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let form = forms.first(where: { ItemKind.conforms($0.kind, to: typeIdentifier) }) else {
      Self.later { completionHandler(nil, Self.unavailable(typeIdentifier)) }
      return progress
    }
    let finish: @Sendable (Data?, (any Error)?) -> Void = { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    Self.later { _ = form.load(finish) }
    return progress
  }

  /// Makes an object of a class out of what there is, in a later turn.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let given = givenObjects.lazy.compactMap({ Self.whole($0, as: aClass) }).first {
      let progress = Progress(totalUnitCount: 1)
      Self.later {
        progress.completedUnitCount = 1
        completionHandler(given, nil)
      }
      return progress
    }
    let kinds = aClass.readableTypeIdentifiersForItemProvider
    let wanted = kinds.first { hasItemConformingToTypeIdentifier($0) } ?? kinds.first ?? ""
    let kind = forms.first { ItemKind.conforms($0.kind, to: wanted) }?.kind ?? wanted
    nonisolated(unsafe) let (done, aClass) = (completionHandler, aClass)
    return loadDataRepresentation(forTypeIdentifier: kind) { data, error in
      guard let data else { return done(nil, error) }
      do {
        done(try aClass.object(withItemProviderData: data, typeIdentifier: kind), nil)
      } catch {
        done(nil, error)
      }
    }
  }

  /// The same of what Swift has a value for, such as a text.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }

  private static func whole(
    _ object: any NSItemProviderWriting, as aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    guard let object = object as? any NSItemProviderReading, type(of: object) == aClass else {
      return nil
    }
    return object
  }

  private static func later(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
  }

  private static func unavailable(_ kind: String) -> NSError {
    NSError(
      domain: ErrorCode.errorDomain, code: ErrorCode.itemUnavailableError,
      userInfo: [
        NSLocalizedDescriptionKey: "Cannot load representation of type \(kind)"
      ])
  }
}
