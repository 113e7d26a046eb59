import XCPlayground
import UIKit

let pairs = PairsController()
XCPlaygroundPage.currentPage.liveView = pairs
