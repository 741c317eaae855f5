/** The only place that reads the machine's clock; everything else asks `ctx.now()`. */
export const systemClock = (): Date => new Date()

/** A stopwatch for metrics, logs and trust in a connection; never for what the product decides. */
export const stopwatch = (): (() => number) => {
  const start = performance.now()
  return () => (performance.now() - start) / 1000
}
