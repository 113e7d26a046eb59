import UIKit
import Testing
