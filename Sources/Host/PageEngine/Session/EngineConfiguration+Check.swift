extension EngineConfiguration {
  /// Why this machine cannot run pages; nil if it can.
  public func check() async throws(EngineFault) -> Unavailable? {
    let folder = try SessionFolder()
    defer { folder.remove() }
    let keeper = HostKeeper(
      HostSettings(
        toolchain: toolchain, kit: kit, folder: folder, mode: sandbox, limits: limits,
        network: network))
    let answer = try await keeper.check()
    await keeper.close()
    return answer
  }
}
