/// Several views in an order that does not change: those of scenes, or of commands.
struct ViewSequence: View {
  let views: [AnyView]

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}
