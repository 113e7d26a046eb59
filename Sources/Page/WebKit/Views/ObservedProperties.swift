import FoundationAdditions
import ObjectiveC
import UIKit

/// What pages observe of a web view.
private enum WebViewProperties: ExposedProperties {
  static let properties: [ExposedProperty] = [
    ExposedProperty("title", \WKWebView.title),
    ExposedProperty("url", \WKWebView.url),
    ExposedProperty("URL", \WKWebView.url),
    ExposedProperty("isLoading", \WKWebView.isLoading),
    ExposedProperty("loading", \WKWebView.isLoading),
    ExposedProperty("estimatedProgress", \WKWebView.estimatedProgress),
    ExposedProperty("canGoBack", \WKWebView.canGoBack),
    ExposedProperty("canGoForward", \WKWebView.canGoForward),
  ]
}

/// A property that is observed, by the names that Swift and Objective-C have for it.
enum ObservedProperty {
  case title, url, isLoading, estimatedProgress, canGoBack, canGoForward

  var names: [String] {
    switch self {
    case .url: ["url", "URL"]
    case .isLoading: ["isLoading", "loading"]
    default: ["\(self)"]
    }
  }
}

extension WKWebView {
  func willChange(_ property: ObservedProperty) {
    for name in property.names { willChangeValue(forKey: name) }
  }

  func didChange(_ property: ObservedProperty) {
    for name in property.names { didChangeValue(forKey: name) }
  }
}
