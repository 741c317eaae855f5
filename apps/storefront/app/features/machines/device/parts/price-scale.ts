export interface Scale {
  /** Round numbers, ascending. */
  ticks: number[]
  /** The position of a value, in percent. */
  at: (value: number) => number
}

/** 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10
  return step * power
}

/** A scale of about `steps` round steps that covers all the values. */
export function scaleOf(values: readonly number[], steps: number): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high > low ? high - low : Math.max(1, Math.abs(high) / 10)
  const step = Math.max(1, roundStep(span / steps))
  const first = Math.floor(low / step) * step
  const count = Math.max(1, Math.ceil((high - first) / step - 1e-9))
  const ticks = Array.from({ length: count + 1 }, (_, i) => first + i * step)
  return { ticks, at: (value) => (100 * (value - first)) / (count * step) }
}

interface Dot {
  x: number
  y: number
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length

/** Linear regression: the ends of the trend line between the first and the last dot. */
export function trendOf(dots: readonly Dot[]): [Dot, Dot] | null {
  const xs = dots.map(({ x }) => x)
  const [midX, midY] = [mean(xs), mean(dots.map(({ y }) => y))]
  const spread = dots.reduce((sum, { x }) => sum + (x - midX) ** 2, 0)
  if (spread === 0) return null
  const slope = dots.reduce((sum, { x, y }) => sum + (x - midX) * (y - midY), 0) / spread
  const on = (x: number) => ({ x, y: Math.min(100, Math.max(0, midY + slope * (x - midX))) })
  return [on(Math.min(...xs)), on(Math.max(...xs))]
}
