// Pages that import SafariServices use UIKit without naming it, as on a device.

@_exported import UIKit
