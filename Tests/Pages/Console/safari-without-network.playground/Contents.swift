import PlaygroundSupport
import SafariServices

class Root: UIViewController, SFSafariViewControllerDelegate {
  func open() {
    let safari = SFSafariViewController(url: URL(string: "https://example.com/a")!)
    safari.delegate = self
    safari.dismissButtonStyle = .close
    present(safari, animated: false)
  }

  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {
    print("loaded", didLoadSuccessfully)
    let labels = parts(controller.view).compactMap { ($0 as? UILabel)?.text }
    print(labels.filter { $0.contains("example") || $0 == "Close" }.sorted())
    let close = parts(controller.view).compactMap { $0 as? UIButton }[0]
    close.sendActions(for: .touchUpInside)
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    print("finished")
    PlaygroundPage.current.finishExecution()
  }

  func parts(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(parts) }
}

let root = Root()
PlaygroundPage.current.liveView = root
DispatchQueue.main.async { root.open() }
