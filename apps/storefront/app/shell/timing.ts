/** A page that leaves is given this long before the next one is drawn. */
export const PAGE_TRANSITION_MS = 100
const DEBOUNCE_MS = 200
const THROTTLE_MS = 1000

interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  /** Forgets the waiting call: for a component that goes away. */
  cancel(): void
}

/** Runs once the calls have paused, with the last arguments: for typing. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  wait = DEBOUNCE_MS,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const debounced = (...args: Args) => {
    clearTimeout(timer)
    timer = setTimeout(() => run(...args), wait)
  }
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) })
}

/** Runs at once, then drops what comes until the wait is over: for a button pressed twice. */
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
