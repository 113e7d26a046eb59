"""What a page might try: each by its name, with how it has to end. No tests; these are in test_hostile.py."""

FINISHED, CRASHED, OVER_LIMIT = 0, 3, 4


class Ending:
    def __init__(self, page, status, line=None, says="", output=None, sources=None, limits="", time=()):
        self.page, self.status, self.line, self.says = page, status, line, says
        self.output, self.sources, self.limits, self.time = output, sources or {}, limits, time


FOUNDATION = "import Foundation\n"
# What Swift does not offer is found by its name.
FORK = FOUNDATION + """typealias Fork = @convention(c) () -> Int32
let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
"""
LIVE = FOUNDATION + "import PlaygroundSupport\nPlaygroundPage.current.needsIndefiniteExecution = true\n"
CALL = FOUNDATION + """typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
func attempt(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) -> Bool {
  call(number, a, b, c, d, 0, 0) >= 0
}
"""

ENDINGS = {
    "an endless loop": Ending("let a = 1\nwhile true {}", OVER_LIMIT, 2, "time"),
    "an endless loop with values": Ending("var n = 0\nwhile true {\n  n &+= 1\n}", OVER_LIMIT, (2, 3, 4), "time"),
    "an endless loop in Sources": Ending(
        "spin()", OVER_LIMIT, None, "Sources/Spin.swift:3",
        sources={"Spin.swift": "public func spin() {\n  var n = 0\n  while true { n &+= 1 }\n}\n"}),
    "an endless loop in virtual time": Ending(
        LIVE + "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {\n  while true {}\n}",
        OVER_LIMIT, 5, "time", time=("--time", "5")),
    "an endless loop in a timer": Ending(
        LIVE + "Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in\n  while true {}\n}",
        OVER_LIMIT, 5, "time"),
    "an endless loop in a task": Ending(
        LIVE + "Task.detached {\n  while true { _ = Date() }\n}", OVER_LIMIT, 5, "time"),
    "an endless and empty loop in a task": Ending(
        LIVE + "Task.detached {\n  while true {}\n}", OVER_LIMIT, None, "time"),
    "an endless loop in deinit": Ending(
        "class A {\n  deinit { while true {} }\n}\nvar a: A? = A()\na = nil", OVER_LIMIT, 2, "time"),
    "an endless loop in description": Ending(
        "struct A: CustomStringConvertible {\n  var description: String { while true {} }\n}\nprint(A())",
        OVER_LIMIT, (2, 4), "time"),
    "an array of a terabyte": Ending(
        "let a = [Int](repeating: 0, count: 1 << 40)", OVER_LIMIT, 1, "memory"),
    "memory bit by bit": Ending(
        "var all: [[UInt8]] = []\nwhile true {\n  all.append([UInt8](repeating: 1, count: 1 << 20))\n}",
        OVER_LIMIT, (2, 3), "memory", limits="topLevelTime=30"),
    "memory that is shared": Ending(
        FOUNDATION + "while true {\n  let p = mmap(nil, 16 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)\n"
        "  memset(p!, 1, 16 << 20)\n}", OVER_LIMIT, (2, 3, 4), "memory", limits="topLevelTime=30"),
    "memory of many processes": Ending(
        # What another page leaves behind may still count for a moment.
        FORK + "for _ in 0..<16 {\n  var child = fork()\n  while child < 0 {\n    usleep(10_000)\n    child = fork()\n  }\n"
        "  if child > 0 { continue }\n"
        "  let p = mmap(nil, 400 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)\n"
        "  memset(p!, 1, 400 << 20)\n  sleep(100)\n}\nsleep(100)", OVER_LIMIT, None, "memory",
        limits="topLevelTime=30"),
    "deep recursion": Ending(
        "func f(_ n: Int) -> Int {\n  f(n + 1) + 1\n}\nprint(f(0))", CRASHED, 2, "ran out of stack"),
    "printing for ever": Ending("while true { print(\"line\") }", OVER_LIMIT, 1, "output"),
    "one line without an end": Ending(
        FOUNDATION + "let part = String(repeating: \"x\", count: 1 << 20)\nwhile true { print(part, terminator: \"\") }",
        OVER_LIMIT, 3, "output"),
    "a line of a gigabyte": Ending(
        "print(String(repeating: \"x\", count: 1 << 30))", OVER_LIMIT, 1, ""),
    "forking for ever": Ending(FORK + "while true { _ = fork() }", OVER_LIMIT, 4, "time"),
    "starting programs for ever": Ending(
        FOUNDATION + """while true {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sleep")
  process.arguments = ["1000"]
  try? process.run()
}""", OVER_LIMIT, None, "time"),
    "a bomb of shells": Ending(
        FOUNDATION + "let p = Process()\np.executableURL = URL(fileURLWithPath: \"/bin/sh\")\n"
        "p.arguments = [\"-c\", \"f() { f | f & }; f; sleep 1000\"]\ntry p.run()\nsleep(1000)",
        OVER_LIMIT, None, "time"),
    "threads for ever": Ending(
        FOUNDATION + "while true { Thread { sleep(1000) }.start() }", (CRASHED, OVER_LIMIT)),
    "exit": Ending(FOUNDATION + "print(\"out\")\nexit(3)", FINISHED, output="out\n"),
    "killing its parent": Ending(
        FOUNDATION + "kill(getppid(), 9)\nprint(\"on\")", FINISHED, output="on\n"),
    "killing everything": Ending(
        FOUNDATION + "kill(-1, 9)\nprint(\"on\")", FINISHED, output="on\n"),
    "every signal to its parent": Ending(
        FOUNDATION + "for n in 1..<65 where n != 17 { kill(getppid(), Int32(n)) }\nusleep(100_000)\nprint(\"on\")",
        FINISHED, output="on\n"),
    "stopping itself": Ending(FOUNDATION + "kill(getpid(), SIGSTOP)", OVER_LIMIT, None, "time"),
    "signals that are not heard": Ending(
        FOUNDATION + "for n in 1..<65 { signal(Int32(n), SIG_IGN) }\nwhile true {}", OVER_LIMIT, None, "time"),
    "a crash at the end": Ending(
        FOUNDATION + "atexit { fatalError(\"late\") }\nprint(1)", CRASHED, 2, "late"),
    "garbage in its channel": Ending(
        FOUNDATION + "for d in 3..<64 { _ = send(Int32(d), \"garbage!garbage!\", 16, 0) }\nsleep(100)",
        CRASHED, None, "channel"),
    "a frame of four gigabytes": Ending(
        FOUNDATION + "let head: [UInt8] = [255, 255, 255, 255, 1, 32]\n"
        "for d in 3..<64 { _ = send(Int32(d), head, 6, 0) }\nsleep(100)", CRASHED, None, "channel"),
    "closing all descriptors": Ending(
        FOUNDATION + "for d in 0..<1024 { close(Int32(d)) }\nwhile true { sleep(1) }", (FINISHED, CRASHED)),
    "daemons": Ending(
        FORK + """for _ in 0..<3 where fork() == 0 {
  setsid()
  if fork() == 0 { while true { sleep(1000) } }
  _exit(0)
}
usleep(200_000)
print("left")""", FINISHED, output="left\n"),
    "opening files for ever": Ending(
        FOUNDATION + "var n = 0\nwhile n < 100_000, open(\"/dev/null\", O_RDONLY) >= 0 { n += 1 }\nprint(n < 1000)",
        FINISHED, output="true\n", limits="topLevelTime=30"),
    "filling its scratch": Ending(
        FOUNDATION + """let bytes = [UInt8](repeating: 1, count: 1 << 20)
var n = 0
for number in 0..<600 {
  let file = open("/tmp/\\(number)", O_CREAT | O_WRONLY, 0o600)
  if file < 0 { break }
  n += max(0, write(file, bytes, bytes.count))
  close(file)
}
print(n <= 256 << 20)""", FINISHED, output="true\n", limits="topLevelTime=30"),
    "raising its limits": Ending(
        FOUNDATION + """var held = true
for number in [UInt32(2), 3, 6, 7] {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(number), &limit)
  limit.rlim_cur = limit.rlim_max == .max ? .max : limit.rlim_max + 1
  limit.rlim_max = .max
  let isLimited = number != 3
  if setrlimit(__rlimit_resource_t(number), &limit) == 0 && isLimited { held = false }
}
print(held)""", FINISHED, output="true\n"),
}

# Each prints whether it got through; none may.
ESCAPES = {
    "ptrace": CALL + "print(attempt(101, 16, 1))",
    "mount": CALL + "print(attempt(165))",
    "unshare": CALL + "print(attempt(272, 0x10000000))",
    "setuid": FOUNDATION + "print(setuid(0) == 0 || setgid(0) == 0 || geteuid() == 0)",
    "keys": CALL + "print(attempt(250, 0))",
    "bpf": CALL + "print(attempt(321))",
    "io_uring": CALL + "print(attempt(425, 8))",
    "memory without a process": CALL + "print(\"x\".withCString { attempt(319, Int(bitPattern: $0), 0) })",
    "the limits of its host": CALL + """var limit = rlimit(rlim_cur: 1, rlim_max: 1)
print(withUnsafePointer(to: &limit) { attempt(302, 1, 6, Int(bitPattern: $0)) })""",
    "the processors of its host": CALL + "var set = 1\nprint(attempt(203, 1, 8, withUnsafePointer(to: &set) { Int(bitPattern: $0) }))",
    "the memory of its host": FOUNDATION + "print(open(\"/proc/1/mem\", O_RDWR) >= 0)",
    "the descriptors of its host": CALL + "let p = call(434, 1, 0, 0, 0, 0, 0)\nprint(p >= 0 && attempt(438, p, 3))",
    "the environment of its host": FOUNDATION + "print(open(\"/proc/1/environ\", O_RDONLY) >= 0)",
    "the root of its host": FOUNDATION + """let ways = ["root", "cwd", "fd", "map_files", "ns"].map { "/proc/1/" + $0 }
print(ways.contains { (try? FileManager.default.contentsOfDirectory(atPath: $0)) != nil })""",
    "the program of its host": FOUNDATION + "print((try? FileManager.default.destinationOfSymbolicLink(atPath: \"/proc/1/exe\")) != nil)",
    "ptrace of its own child": FORK + CALL.removeprefix(FOUNDATION) + """let child = fork()
if child == 0 { while true { sleep(1) } }
print(attempt(101, 16, Int(child)))
kill(child, SIGKILL)""",
    "the memory of its own child": FORK + CALL.removeprefix(FOUNDATION) + """let child = fork()
if child == 0 { while true { sleep(1) } }
var byte: UInt8 = 0
print(withUnsafeMutablePointer(to: &byte) { at in
  var part = iovec(iov_base: at, iov_len: 1)
  return withUnsafePointer(to: &part) { p in call(310, Int(child), Int(bitPattern: p), 1, Int(bitPattern: p), 1, 0) > 0 } })
kill(child, SIGKILL)""",
    "a clone with new namespaces": CALL + """let made = call(56, 0x10000011, 0, 0, 0, 0, 0)
if made == 0 { _ = call(231, 0, 0, 0, 0, 0, 0) }
print(made > 0)""",
    "a clone of the third kind": CALL + """var wishes: [UInt64] = [0x10000000, 0, 0, 0, 17, 0, 0, 0]
let made = wishes.withUnsafeMutableBytes { call(435, Int(bitPattern: $0.baseAddress!), 64, 0, 0, 0, 0) }
if made == 0 { _ = call(231, 0, 0, 0, 0, 0, 0) }
print(made > 0)""",
    "its namespaces once more": CALL + "print(attempt(308, Int(open(\"/proc/self/ns/net\", O_RDONLY))))",
    "another root": CALL + "print(\"/\".withCString { attempt(161, Int(bitPattern: $0)) })",
    "a file by its handle": CALL + """var handle = [UInt8](repeating: 0, count: 136)
handle[0] = 128
var mount: Int32 = 0
print(handle.withUnsafeMutableBytes { h in withUnsafeMutablePointer(to: &mount) { m in "/".withCString { path in
  call(303, -100, Int(bitPattern: path), Int(bitPattern: h.baseAddress!), Int(bitPattern: m), 0, 0) >= 0 } } })""",
    "faults that it handles itself": CALL + "print(attempt(323, 1))",
    "counters of the processor": CALL + """var wishes = [UInt32](repeating: 0, count: 32)
wishes[0] = 1
wishes[1] = 128
print(wishes.withUnsafeMutableBytes { call(298, Int(bitPattern: $0.baseAddress!), 0, -1, -1, 0, 0) >= 0 })""",
    "the kernel's settings": FOUNDATION + """let settings = ["kernel/core_pattern", "kernel/modprobe", "vm/overcommit_memory", "kernel/sysrq"]
print(settings.contains { open("/proc/sys/" + $0, O_WRONLY) >= 0 } || open("/proc/sysrq-trigger", O_WRONLY) >= 0)""",
    "the devices of the machine": FOUNDATION + """let devices = ["mem", "kmsg", "sda", "vda", "fuse", "kvm", "tty", "console", "input", "snd", "dri"]
print(access("/sys", F_OK) == 0 || devices.contains { open("/dev/" + $0, O_RDWR) >= 0 })""",
    "the person's session": FOUNDATION + """let names = ["DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"]
let places = ["/run/dbus/system_bus_socket", "/var/run/dbus/system_bus_socket", "/run/user", "/tmp/.X11-unix", "/run/docker.sock"]
print(names.contains { ProcessInfo.processInfo.environment[$0] != nil } || places.contains { access($0, F_OK) == 0 })""",
    "what a crash would leave": FOUNDATION + """var limit = rlimit()
getrlimit(__rlimit_resource_t(4), &limit)
print(limit.rlim_max != 0)""",
    "/etc/shadow": FOUNDATION + "print(open(\"/etc/shadow\", O_RDONLY) >= 0)",
    "/etc/passwd": FOUNDATION + "print(open(\"/etc/passwd\", O_RDONLY) >= 0)",
    "/root": FOUNDATION + "print((try? FileManager.default.contentsOfDirectory(atPath: \"/root\")) != nil)",
    "writing into /usr": FOUNDATION + "print(open(\"/usr/lekplats\", O_CREAT | O_WRONLY, 0o600) >= 0)",
    "writing into its bundle": FOUNDATION + "print(open(Bundle.main.bundlePath + \"/new\", O_CREAT | O_WRONLY, 0o600) >= 0)",
    "writing into what was built": FOUNDATION + "print(open(\"/build/new\", O_CREAT | O_WRONLY, 0o600) >= 0)",
    "writing into the root": FOUNDATION + "print(mkdir(\"/new\", 0o700) == 0)",
    "a device": CALL + "print(\"/tmp/d\".withCString { attempt(133, Int(bitPattern: $0), 0o20666, 0x101) })",
    "the internet": FOUNDATION + """let s = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var to = sockaddr_in()
to.sin_family = 2
to.sin_port = UInt16(PORT).bigEndian
to.sin_addr.s_addr = inet_addr("127.0.0.1")
let size = socklen_t(MemoryLayout.size(ofValue: to))
print(withUnsafePointer(to: &to) {
  $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(s, $0, size) } } == 0)""",
    "an abstract socket": FOUNDATION + """let s = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
var to = sockaddr_un()
to.sun_family = 1
withUnsafeMutableBytes(of: &to.sun_path) { $0.copyBytes(from: [0] + Array("ABSTRACT".utf8)) }
let size = socklen_t(2 + 1 + "ABSTRACT".utf8.count)
print(withUnsafePointer(to: &to) {
  $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(s, $0, size) } } == 0)""",
    "a socket with a name": FOUNDATION + "print(access(\"SOCKET\", F_OK) == 0)",
    "another person's file": FOUNDATION + "print(open(\"SECRET\", O_RDONLY) >= 0)",
    "a secret of the environment": FOUNDATION + "print(ProcessInfo.processInfo.environment.values.contains(\"hush\"))",
    "a link in the shared data": FOUNDATION + """let link = NSHomeDirectory() + "/Documents/Shared Playground Data/link"
unlink(link)
symlink("SECRET", link)
print(open(link, O_RDONLY) >= 0)
unlink(link)""",
}
