/// The inside of a web view's frame, which is the one text that the studio shows in a frame.
///
/// A page's document, a stranger's, is written into it. Its origin is nobody's; its scripts run, and
/// what it needs it holds itself: nothing is fetched and nothing sent anywhere.
enum WebFrame {
  static let address = "/studio/web-frame.html"

  static let policy = [
    "sandbox allow-scripts", "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval' data:", "style-src 'unsafe-inline' data:",
    "img-src data: blob:", "media-src data: blob:", "font-src data:", "connect-src 'none'",
    "frame-src 'none'", "worker-src 'none'", "base-uri 'none'", "form-action 'none'",
    "webrtc 'block'", "frame-ancestors 'self'",
  ].joined(separator: "; ")
}
