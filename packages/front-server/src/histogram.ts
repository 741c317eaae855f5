/** Upper bounds of the buckets, in seconds: a cached page takes less than a millisecond. */
const BOUNDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5]

interface Series {
  /** Observations by bucket, not cumulative; the last is above all bounds. */
  counts: number[]
  sum: number
}

interface HistogramFacts<Label extends string> {
  name: string
  help: string
  labels: readonly Label[]
}

const escaped = (value: string) =>
  value.replaceAll(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))

/** A histogram in the text format of Prometheus, without anything else to load. */
export function histogram<Label extends string>({ name, help, labels }: HistogramFacts<Label>) {
  const all = new Map<string, Series>()

  function linesOf(key: string, { counts, sum }: Series): string[] {
    let total = 0
    const buckets = [...BOUNDS.map(String), '+Inf'].map((bound, i) => {
      total += counts[i] ?? 0
      return `${name}_bucket{${key},le="${bound}"} ${total}`
    })
    return [...buckets, `${name}_sum{${key}} ${sum}`, `${name}_count{${key}} ${total}`]
  }

  return {
    observe(values: Record<Label, string>, seconds: number): void {
      const key = labels.map((label) => `${label}="${escaped(values[label])}"`).join(',')
      let series = all.get(key)
      if (!series) {
        series = { counts: Array.from({ length: BOUNDS.length + 1 }, () => 0), sum: 0 }
        all.set(key, series)
      }
      const bound = BOUNDS.findIndex((most) => seconds <= most)
      const at = bound === -1 ? BOUNDS.length : bound
      series.counts[at] = (series.counts[at] ?? 0) + 1
      series.sum += seconds
    },
    text: (): string =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...[...all].flatMap(([key, series]) => linesOf(key, series)),
      ].join('\n'),
  }
}
