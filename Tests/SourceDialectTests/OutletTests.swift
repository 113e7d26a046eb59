import SourceDialect
import Testing

/// What Interface Builder connects is found by its name.
struct OutletTests {
  @Test(
    arguments: [
      "@IBOutlet weak var label: UILabel!", "@IBOutlet private var label: [UILabel]!",
      "@IBInspectable var label: CGFloat = 1 { didSet { f() } }",
      "@IBInspectable public var label: Int { get { 1 } set {} }",
    ])
  func anOutletIsExposed(property: String) {
    let text = Dialect.rewrite("class A: UIView { \(property) }").text
    #expect(text.contains(#"ObjectiveC.ExposedProperty("label", \A.label)"#), "\(text)")
  }

  @Test func anExtensionExposesWhatIsInspected() {
    let text = Dialect.rewrite(
      "extension UIView { @IBInspectable var radius: CGFloat { get { 1 } set {} } }"
    ).text
    #expect(text.contains(#"ObjectiveC.ExposedProperty("radius", \UIView.radius)"#), "\(text)")
  }

  @Test(
    arguments: [
      ("@IBAction func go() {}", "go"), ("@IBAction func go(_ sender: Any) {}", "go:"),
      ("@IBAction private func go(_ a: Any, forEvent e: UIEvent) {}", "go:forEvent:"),
      ("@IBSegueAction func make(_ coder: NSCoder) -> B? { nil }", "make:"),
    ])
  func anActionIsExposed(method: String, name: String) {
    let text = Dialect.rewrite("class A: UIViewController { \(method) }").text
    #expect(text.contains(#"named: "\#(name)")"#), "\(text)")
  }

  @Test func aPlainPropertyIsNot() {
    #expect(!Dialect.rewrite("class A: UIView { var label: UILabel! }").text.contains("Exposed"))
  }
}
