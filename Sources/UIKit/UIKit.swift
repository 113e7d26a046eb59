// UIKit
