const GULF_MS = 4 * 3_600_000

/** `2026-11-18T09:00` in Gulf time, which has no summer time, as a field writes it; empty for none. */
export const toGulf = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + GULF_MS).toISOString().slice(0, 16)

export const fromGulf = (text: string): string | null =>
  text === '' ? null : new Date(`${text}:00+04:00`).toISOString()
