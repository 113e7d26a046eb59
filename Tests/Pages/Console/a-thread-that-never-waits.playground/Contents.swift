import Foundation

final class Flag {
  var isSet = false
}
let flag = Flag()
Thread.detachNewThread { flag.isSet = true }
while !flag.isSet {}
print("set")
