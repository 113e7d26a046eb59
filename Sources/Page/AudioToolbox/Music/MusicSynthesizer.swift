import Foundation

/// Makes a sound of a piece's notes. Every channel has the same plain tone, as there is no bank of
/// instruments, and the tenth is beaten.
enum MusicSynthesizer {
  static let sampleRate = 22050.0
  /// More than that of a piece is not heard.
  private static let longest = 300.0
  private static let release = 0.08
  private static let drums: UInt8 = 9

  /// Nothing of a piece without notes.
  static func render(_ sequence: MusicSequenceContent) -> Samples? {
    let tempo = sequence.tempo
    let notes = sequence.tracks.flatMap(\.notes).filter { $0.message.velocity > 0 }
    let ends = notes.map { tempo.seconds(at: $0.beat + Double(max($0.message.duration, 0))) }
    guard let last = ends.max() else { return nil }
    let seconds = min(last + release, longest)
    var samples = [Float](repeating: 0, count: Int((seconds * sampleRate).rounded(.up)))
    for (note, end) in zip(notes, ends) {
      let begin = tempo.seconds(at: max(note.beat, 0))
      let tone = Tone(note.message, seconds: max(end - begin, 0))
      tone.add(to: &samples, at: Int(begin * sampleRate))
    }
    return Samples(channels: [quiet(samples)], sampleRate: sampleRate)
  }

  /// Notes that add up to more than a loudspeaker can are made softer, all alike.
  private static func quiet(_ samples: [Float]) -> [Float] {
    let loudest = samples.reduce(0) { max($0, abs($1)) }
    return loudest > 0.9 ? samples.map { $0 * 0.9 / loudest } : samples
  }

  private struct Tone {
    let step: Double
    let strength: Float
    let held: Int
    let isDrum: Bool

    init(_ message: MIDINoteMessage, seconds: Double) {
      let pitch = 440 * pow(2, (Double(min(message.note, 127)) - 69) / 12)
      step = 2 * .pi * pitch / sampleRate
      strength = Float(min(message.velocity, 127)) / 127 * 0.35
      held = Int(seconds * sampleRate)
      isDrum = message.channel == drums
    }

    func add(to samples: inout [Float], at start: Int) {
      let fading = Int(release * sampleRate)
      guard start < samples.count else { return }
      var noise: UInt32 = 1
      for index in 0..<min(held + fading, samples.count - start) {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let wave =
          isDrum
          ? Float(Int32(bitPattern: noise)) / Float(Int32.max) : tone(Double(index) * step)
        samples[start + index] += wave * strength * loudness(index, fading)
      }
    }

    /// A tone with three overtones.
    private func tone(_ phase: Double) -> Float {
      Float((sin(phase) + sin(2 * phase) * 0.4 + sin(3 * phase) * 0.2 + sin(4 * phase) * 0.1) / 1.7)
    }

    /// Rises at once, falls slowly, and is over soon after the note is.
    private func loudness(_ index: Int, _ fading: Int) -> Float {
      let rise = min(Float(index) / Float(0.005 * sampleRate), 1)
      let fall = exp(-Float(index) / Float(sampleRate) * (isDrum ? 18 : 1.2))
      let end = index <= held ? 1 : 1 - Float(index - held) / Float(fading)
      return rise * fall * max(end, 0)
    }
  }
}
