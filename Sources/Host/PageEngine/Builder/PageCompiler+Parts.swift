import PageProtocol

/// The compilation of a page in parts.
extension PageCompiler {
  /// Whether it takes less time to compile the missing parts than the whole page.
  func paysOff(_ cut: CutPage) -> Bool {
    !kept.isRefused(cut) && (cutting.isForced || kept.spare(cut))
  }

  /// Compiles the missing parts to an object each; nil if one of them fails to compile.
  func compileParts(
    of cut: CutPage, onDoubt: ([Diagnostic]) async -> Void
  ) async throws(EngineFault) -> Product? {
    var missing = kept.missing(of: cut)
    if let index = await workers.waiting(of: missing.map { cut.works[$0] }) {
      missing.swapAt(0, index)
    }
    if let first = missing.first { lastPart = first }
    let output = try await workers.nextOutput()
    let linker = try WaitingLinker(frontEnd, output: output)
    let end = await compileTwoAtATime(missing, of: cut)
    let product = Product(
      output: output, objects: kept.objects(of: cut), linker: linker,
      warnings: kept.warnings(of: cut), parts: cut.names(missing))
    if case .compiled = end, !Task.isCancelled { return product }
    await discard(product)
    if case .refused(let diagnostics) = end { await onDoubt(diagnostics) }
    return nil
  }

  private func compileTwoAtATime(_ missing: [Int], of cut: CutPage) async -> CutPage.End {
    await withTaskGroup(of: CutPage.End.self) { group in
      var rest = missing[...]
      func next() {
        guard let index = rest.popFirst() else { return }
        group.addTask { await self.compilePart(index, of: cut) }
      }
      next()
      next()
      for await end in group {
        guard case .compiled = end, !Task.isCancelled else {
          group.cancelAll()
          await group.waitForAll()
          return end
        }
        next()
      }
      return .compiled
    }
  }

  private func compilePart(_ index: Int, of cut: CutPage) async -> CutPage.End {
    guard let worker = try? await workers.take(cut.works[index]) else { return .ended }
    return await finishPart(index, of: cut, with: worker)
  }

  /// Gives a front end the texts of a part, and keeps its object if it compiles.
  private func finishPart(
    _ index: Int, of cut: CutPage, with worker: WaitingFrontEnd
  ) async -> CutPage.End {
    let text = cut.text
    let end = try? await worker.compile(cut.works[index].texts)
    guard !Task.isCancelled, let end else {
      BuildOutput.remove(worker.output)
      return .ended
    }
    let judgement = frontEnd.judge(end, texts: [text], output: worker.output)
    let diagnostics = DiagnosticReader(texts: [text]).read(worker.output + ".dia") ?? []
    if case .compiled = judgement {
      // Other diagnostics are of code that the user did not write.
      let warnings = diagnostics.filter { $0.file == text.path }
      kept.keep(KeptParts.Part(key: cut.keys[index], output: worker.output, warnings: warnings))
      return .compiled
    }
    BuildOutput.remove(worker.output)
    switch (judgement, end) {
    case (.cannotLog(let parameters, _), _) where cut.keys[index].page.parameters == .on:
      unloggable.remember(parameters, in: text)
      return .ended
    case (.refused, .exited), (.cannotLog, _):
      kept.refuse(cut.keys[index])
      return .refused(diagnostics)
    default: return .ended
    }
  }

  // MARK: - Before a build needs them

  /// Compiles the missing parts at low priority. The script is the first part and the largest, so
  /// it is compiled last.
  private func compileAhead(_ cut: CutPage) async {
    for index in kept.missing(of: cut).reversed() {
      guard !Task.isCancelled, !kept.isRefused(cut) else { return }
      guard let worker = try? await workers.start(cut.works[index]) else { return }
      worker.giveWay()
      _ = await finishPart(index, of: cut, with: worker)
    }
    guard !Task.isCancelled, urgent == 0, paysOff(cut) else { return }
    await workers.prepare(cut.works[min(lastPart, cut.works.count - 1)])
  }

  func beginCompilingAhead(_ cut: CutPage) {
    guard aheadTask == nil, !isClosed else { return }
    aheadTask = Task { await compileAhead(cut) }
  }

  func stopCompilingAhead() async {
    let task = aheadTask
    aheadTask = nil
    task?.cancel()
    await task?.value
  }
}
