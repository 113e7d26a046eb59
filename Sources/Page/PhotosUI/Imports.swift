// What Apple's module brings along.

@_exported import UIKit
