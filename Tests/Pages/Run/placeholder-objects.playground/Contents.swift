import UIKit

// What stands for an object until there is one, or is asked for nothing but its kind.
var error = NSError()
error.code
let failed: Result<Int, Error> = .failure(NSError())
let text = NSMutableString()
text.append("a")
let progress = Progress()
progress.fractionCompleted
let session = URLSession()
let response = URLResponse()
response.expectedContentLength
let request = NSMutableURLRequest()
request.url == nil
let parser = XMLParser()

let color = UIColor()
color.cgColor.alpha
let font = UIFont()
font.pointSize > 0
let action = UIAlertAction()
action.title == nil
let constraint = NSLayoutConstraint()
constraint.isActive
let link = CADisplayLink()
link.isPaused
let pace = CAMediaTimingFunction()
let animator = UIViewPropertyAnimator()
animator.state == .inactive
let blur = UIBlurEffect()

// A session that would go on without its page is a usual one.
let configuration = URLSessionConfiguration.background(withIdentifier: "upload")
configuration.sessionSendsLaunchEvents = false
configuration.sessionSendsLaunchEvents
configuration.waitsForConnectivity = true
configuration.waitsForConnectivity
