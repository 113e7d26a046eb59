/// A view that runs an action for each value of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view that is shown.
  public var content: Content
  /// Whose values run the action.
  public var publisher: PublisherType
  /// What runs at each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that runs an action at each value of a publisher.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}
