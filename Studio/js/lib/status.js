import { decimal, string } from "./strings.js";

/** What the capsule says of a state: text, tone, progress, and the place it leads to. */
export function describe(state) {
  const detail = state.detail ?? {};
  const make = descriptions[state.phase] ?? (() => ({ tone: "quiet", text: "" }));
  return { progress: "hidden", target: null, ...make(detail) };
}

const descriptions = {
  connecting: () => ({ tone: "quiet", text: string("status.connecting") }),
  lost: () => ({ tone: "warning", text: string("status.lost"), isAlone: true }),
  refused: () => ({ tone: "warning", text: string("status.refused"), isAlone: true }),
  building: ({ module }) => ({
    tone: "busy",
    progress: "shown",
    text: module ? string("status.buildingModule", { module }) : string("status.building"),
  }),
  running: () => ({ tone: "busy", progress: "shown", text: string("status.running") }),
  live: (detail) => ({ tone: "live", text: built("status.live", detail) }),
  finished: (detail) => ({ tone: "quiet", text: built("status.finished", detail) }),
  failed: ({ errors = 0, warnings = 0 }) => ({
    tone: "error",
    target: "firstError",
    text: [
      string("status.failed", { count: errors }),
      ...(warnings ? [string("status.warnings", { count: warnings })] : []),
    ].join(" · "),
  }),
  crashed: ({ message = "", file, line }) => ({
    tone: "error",
    target: line ? { file, line } : null,
    text: line
      ? string("status.crashed", { line, message })
      : string("status.crashedSomewhere", { message }),
  }),
  stopped: ({ limit, file, line }) => ({
    tone: limit ? "warning" : "quiet",
    target: line ? { file, line } : null,
    text: !limit
      ? string("status.stopped")
      : string(line ? "status.stoppedAt" : "status.stoppedBy", { limit: limitName(limit), line }),
  }),
  unavailable: ({ message = "" }) => ({
    tone: "error",
    text: string("status.unavailable", { message }),
  }),
};

function built(key, { buildMilliseconds }) {
  if (!Number.isFinite(buildMilliseconds)) return string(`${key}Only`);
  return string(key, { seconds: decimal(buildMilliseconds / 1000, 2) });
}

/** A limit of runs in words. */
export function limitName(limit) {
  return limits.has(limit) ? string(`limit.${limit}`) : limit;
}

const limits = new Set(["time", "memory", "output", "storage"]);
