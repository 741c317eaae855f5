export interface Scale {
  /** Round figures, the lowest first. */
  ticks: number[]
  /** How far along a value is, in percent. */
  at: (value: number) => number
}

/** 1, 2, 2.5 or 5 times a power of ten: steps that people count in. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10
  return step * power
}

/** A scale in round whole steps, about as many as asked for, that holds all the values. */
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

/** The line that lies nearest to the dots, from the first to the last of them. */
export function trendOf(dots: readonly Dot[]): [Dot, Dot] | null {
  const xs = dots.map(({ x }) => x)
  const [midX, midY] = [mean(xs), mean(dots.map(({ y }) => y))]
  const spread = dots.reduce((sum, { x }) => sum + (x - midX) ** 2, 0)
  if (spread === 0) return null
  const slope = dots.reduce((sum, { x, y }) => sum + (x - midX) * (y - midY), 0) / spread
  const on = (x: number) => ({ x, y: Math.min(100, Math.max(0, midY + slope * (x - midX))) })
  return [on(Math.min(...xs)), on(Math.max(...xs))]
}
