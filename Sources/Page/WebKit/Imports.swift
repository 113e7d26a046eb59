// Pages that import WebKit use UIKit without naming it, as on a Mac.

@_exported import UIKit
