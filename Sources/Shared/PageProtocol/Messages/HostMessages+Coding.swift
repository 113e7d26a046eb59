extension HostCommand {
  private enum Kind: UInt8 {
    case run = 1
    case stop = 2
  }

  /// The whole frame, length included.
  public func encoded() -> [UInt8] {
    switch self {
    case .run(let request): Frame.encode(kind: Kind.run.rawValue) { request.write(to: &$0) }
    case .stop(let run): Frame.encode(kind: Kind.stop.rawValue) { $0.u32(run) }
    }
  }

  /// Reads a frame's body.
  public init(frame body: [UInt8]) throws(ProtocolError) {
    var (kind, reader) = try Frame.open(body)
    switch Kind(rawValue: kind) {
    case .run: self = .run(try RunRequest(from: &reader))
    case .stop: self = .stop(run: try reader.u32())
    case nil: throw .kind(kind)
    }
  }
}

extension HostEvent {
  private enum Kind: UInt8 {
    case ready = 1
    case started = 2, ended = 3
  }

  /// The whole frame, length included.
  public func encoded() -> [UInt8] {
    switch self {
    case .ready: Frame.encode(kind: Kind.ready.rawValue) { _ in }
    case .started(let run): Frame.encode(kind: Kind.started.rawValue) { $0.u32(run) }
    case .ended(let run, let end):
      Frame.encode(kind: Kind.ended.rawValue) {
        $0.u32(run)
        end.write(to: &$0)
      }
    }
  }

  /// Reads a frame's body.
  public init(frame body: [UInt8]) throws(ProtocolError) {
    var (kind, reader) = try Frame.open(body)
    switch Kind(rawValue: kind) {
    case .ready: self = .ready
    case .started: self = .started(run: try reader.u32())
    case .ended: self = .ended(run: try reader.u32(), try ProcessEnd(from: &reader))
    case nil: throw .kind(kind)
    }
  }
}

extension ProcessEnd {
  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .exited(let status):
      writer.u8(0)
      writer.u32(UInt32(bitPattern: status))
    case .signalled(let signal):
      writer.u8(1)
      writer.u32(UInt32(bitPattern: signal))
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    let kind = try reader.u8()
    let number = Int32(bitPattern: try reader.u32())
    switch kind {
    case 0: self = .exited(status: number)
    case 1: self = .signalled(signal: number)
    default: throw .value("process end \(kind)")
    }
  }
}

extension RunRequest {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.u32(run)
    writer.string(library)
    writer.list(modules) { $0.string($1) }
    switch clock {
    case .real:
      writer.u8(0)
      writer.f64(0)
    case .virtual(let seconds):
      writer.u8(1)
      writer.f64(seconds)
    }
    writer.optional(seed) { $0.u64($1) }
    writer.list(touches) { $1.write(to: &$0) }
    writer.list(typed) { $1.write(to: &$0) }
    writer.list(treeMoments) { $0.f64($1) }
    stage.write(to: &writer)
    cell.write(to: &writer)
  }

  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    let run = try reader.u32()
    let library = try reader.string()
    let modules = try reader.list { (reader) throws(ProtocolError) in try reader.string() }
    let kind = try reader.u8()
    let seconds = try reader.f64()
    guard kind <= 1 else { throw .value("clock \(kind)") }
    self.init(
      run: run, library: library, modules: modules,
      clock: kind == 0 ? .real : .virtual(seconds: seconds),
      seed: try reader.optional { (reader) throws(ProtocolError) in try reader.u64() },
      touches: try reader.list { (reader) throws(ProtocolError) in try TouchInput(from: &reader) },
      typed: try reader.list { (reader) throws(ProtocolError) in try TimedTyping(from: &reader) },
      treeMoments: try reader.list { (reader) throws(ProtocolError) in try reader.f64() },
      stage: try StageSettings(from: &reader),
      cell: try RunRequest.Cell?(from: &reader))
  }
}

extension RunRequest.Cell? {
  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case nil: writer.u8(0)
    case .text(let text):
      writer.u8(1)
      writer.string(text)
    case .awaited: writer.u8(2)
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    switch try reader.u8() {
    case 0: self = nil
    case 1: self = .text(try reader.string())
    case 2: self = .awaited
    case let kind: throw .value("cell \(kind)")
    }
  }
}
