const DEBOUNCE_MS = 200

interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  /** Drops the waiting call: for a component that unmounts. */
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
