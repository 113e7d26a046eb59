// Every way to wait that a page has, one after the other, on the main thread.
import Foundation

let start = Date()
func now() -> Int { Int((Date().timeIntervalSince(start) * 1000).rounded()) }

var limit = timeval(tv_sec: 0, tv_usec: 50_000)
print("select", select(0, nil, nil, nil, &limit), now())
var length = timespec(tv_sec: 0, tv_nsec: 50_000_000)
print("pselect", pselect(0, nil, nil, nil, &length, nil), now())
var ends: [Int32] = [0, 0]
pipe(&ends)
var readable = fd_set()
withUnsafeMutableBytes(of: &readable) { $0[Int(ends[0]) / 8] |= 1 << UInt8(ends[0] % 8) }
var found = readable
print("select with nothing to read", select(ends[0] + 1, &found, nil, nil, &limit), now())
write(ends[1], "x", 1)
found = readable
print("select with something", select(ends[0] + 1, &found, nil, nil, nil), now())
var polled = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
print("poll with something", poll(&polled, 1, -1), poll(nil, 0, 50), now())
usleep(50_000)
print("usleep", now())
nanosleep(&length, nil)
print("nanosleep", now())
Thread.sleep(forTimeInterval: 0.05)
print("Thread.sleep", now())
sleep(1)
print("sleep", now())
print("semaphore", DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(50)), now())
let group = DispatchGroup()
group.enter()
print("group", group.wait(timeout: .now() + 0.05), now())
let condition = NSCondition()
condition.lock()
print("condition", condition.wait(until: Date(timeIntervalSinceNow: 0.05)), now())
condition.unlock()
var mutex = pthread_mutex_t()
pthread_mutex_init(&mutex, nil)
pthread_mutex_lock(&mutex)
var until = timespec()
clock_gettime(CLOCK_REALTIME, &until)
until.tv_nsec += 50_000_000
print("mutex", pthread_mutex_timedlock(&mutex, &until) == ETIMEDOUT, now())
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
print("run loop", now())

let moments = (ContinuousClock.now, SuspendingClock.now, DispatchTime.now(), DispatchWallTime.now())
let uptime = ProcessInfo.processInfo.systemUptime
usleep(1000)
print(moments.0.duration(to: .now), moments.1.duration(to: .now))
print(DispatchTime.now().uptimeNanoseconds - moments.2.uptimeNanoseconds)
print(((ProcessInfo.processInfo.systemUptime - uptime) * 1000).rounded(), moments.3 < .now())
print(clock_gettime(CLOCK_MONOTONIC, &until), time(nil), Date())
