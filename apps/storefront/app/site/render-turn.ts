import { setImmediate as nextTurn } from 'node:timers/promises'

let last = Promise.resolve()

/**
 * Waits for a turn of the event loop in which no other page begins to render: pages that are requested
 * together are rendered one after the other, and what else waits is served in between.
 */
export function renderTurn(): Promise<void> {
  last = last.then(() => nextTurn())
  return last
}
