import { stopwatch } from '#kernel/clock.ts'

/** The channel on which every process is told whose sessions ended; the message is the subject's id. */
export const SESSION_ENDED = 'session_ended'

/** Longer than the channel takes, or than a process trusts a channel that is silent. */
const DOUBT_SECONDS = 2
const endedHere = new Map<string, () => number>()

/**
 * The process that ends a session must not wait to be told of it by the channel: who has just been
 * signed out here is looked up anew until the message has surely come round.
 */
export function doubt(subjectId: string): void {
  for (const [id, since] of endedHere) {
    if (since() < DOUBT_SECONDS) break
    endedHere.delete(id)
  }
  endedHere.delete(subjectId)
  endedHere.set(subjectId, stopwatch())
}

export function isDoubted(subjectId: string): boolean {
  const since = endedHere.get(subjectId)
  return since !== undefined && since() < DOUBT_SECONDS
}
