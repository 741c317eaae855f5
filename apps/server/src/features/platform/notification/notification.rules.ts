import type { Occurred } from '#kernel/work/notices.ts'

const ADDED = new Set(['eventId', 'at', 'requestId', 'traceparent'])

/** The event's own ids, without what the queue adds. */
export const payloadOf = (event: Occurred<object>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !ADDED.has(name)))
