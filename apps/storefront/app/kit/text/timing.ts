/** A page that loads faster than this shows no progress. */
export const PAGE_TRANSITION_MS = 100
const THROTTLE_MS = 1000

/** Runs at once, then drops calls until the wait is over: for a double click. */
export function throttle<Args extends unknown[]>(
  run: (...args: Args) => void,
  wait = THROTTLE_MS,
): (...args: Args) => void {
  let resting = false
  return (...args) => {
    if (resting) return
    resting = true
    setTimeout(() => {
      resting = false
    }, wait)
    run(...args)
  }
}
