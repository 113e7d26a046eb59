// Swift 2 said of C's functions what their blocks are; a block stays one, and its type is shown.
import Dispatch
import XCPlayground
let create: @convention(c) (dispatch_block_flags_t, dispatch_block_t) -> dispatch_block_t! = dispatch_block_create

let cancelled = create(DISPATCH_BLOCK_ASSIGN_CURRENT) { print("never") }
dispatch_block_cancel(cancelled)
dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), cancelled)
print(dispatch_block_wait(cancelled, DISPATCH_TIME_FOREVER), dispatch_block_testcancel(cancelled) != 0)

let block = create(DISPATCH_BLOCK_INHERIT_QOS_CLASS) { print("block") }
block()
print(dispatch_block_wait(block, DISPATCH_TIME_FOREVER))
unsafeBitCast(block, AnyObject.self)
