import Foundation
import XCPlayground

// A page of Xcode 7 that asks a server.
typealias Answer = (NSData?, NSURLResponse?, NSError?) -> Void
enum Fault: ErrorType { case Offline, NoData }
var faults: [Fault] = []
let address = NSURL(string: "https://lekplats.invalid/a")!
let request = NSMutableURLRequest(URL: address)
request.HTTPMethod = "POST"
let configuration = NSURLSessionConfiguration.defaultSessionConfiguration()
let session = NSURLSession(configuration: configuration)
let task = session.dataTaskWithRequest(request) { (data, response, error) in
  if let answer = response as? NSHTTPURLResponse { print(answer.statusCode) }
}
task.state == .Suspended
_stdlib_getDemangledTypeName([1, 2])
class Sorter: NSObject {}
Sorter.initialize()
