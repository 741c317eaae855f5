/** JIT compilation and query plans settle after some rounds. */
const WARM_UPS = 2
const HIGHEST_DRIFT = 0.25
const HIGHEST_SPREAD = 0.1

/** Progress goes to stderr; the result goes to stdout. */
export const logProgress = (text: string): void => void process.stderr.write(`${text}\n`)

interface Sides<T> {
  baseline: () => Promise<T>
  subject: () => Promise<T>
  describe: (measurement: T) => string
}

/** Alternates baseline and subject, so that both see the same state of the machine. */
export async function measureInterleaved<T>(name: string, rounds: number, sides: Sides<T>) {
  const { baseline, subject, describe } = sides
  const measure = async (label: string, side: () => Promise<T>) => {
    const measurement = await side()
    logProgress(`  ${name}, ${label}: ${describe(measurement)}`)
    return measurement
  }
  for (let n = 0; n < WARM_UPS; n++) {
    await measure('warm-up, baseline', baseline)
    await measure('warm-up, subject', subject)
  }
  const all: { baseline: T[]; subject: T[] } = { baseline: [], subject: [] }
  for (let n = 0; n < rounds; n++) {
    all.baseline.push(await measure('baseline', baseline))
    all.subject.push(await measure('subject', subject))
  }
  all.baseline.push(await measure('baseline', baseline))
  return all
}

export interface Comparison {
  name: string
  unit: string
  baseline: number
  subject: number
  ratio: number
  target: string
  /** Undefined without a target. */
  isMet: boolean | undefined
  /** Relative change of the baseline from its first to its last round. */
  drift: number
  /** Relative difference between the best and the second best round of the less stable side. */
  spread: number
  /** Why the figures are not valid; undefined if they are. */
  void: string | undefined
}

interface Measurements {
  name: string
  unit: string
  baseline: readonly number[]
  subject: readonly number[]
  /** Whether more is better, as for requests per second; costs are better when they are lower. */
  higherIsBetter?: boolean
  target?: { text: string; isMetBy: (ratio: number) => boolean }
  void?: string | undefined
}

/**
 * Compares the best rounds. The figures are void if the baseline drifted, or if a best round was not
 * reproduced by another one: then the machine was busy.
 */
export function compare(measurements: Measurements): Comparison {
  const { name, unit, higherIsBetter = false, target } = measurements
  const sorted = (values: readonly number[]) =>
    values.toSorted((a, b) => (higherIsBetter ? b - a : a - b))
  const [first = NaN, last = NaN] = [measurements.baseline[0], measurements.baseline.at(-1)]
  const drift = Math.abs(first - last) / Math.min(first, last)
  const sides = [sorted(measurements.baseline), sorted(measurements.subject)] as const
  const spread = Math.max(...sides.map(spreadOfBest))
  const [[baseline = NaN], [subject = NaN]] = sides
  const ratio = subject / baseline
  return {
    name,
    unit,
    baseline,
    subject,
    ratio,
    target: target?.text ?? '',
    isMet: target?.isMetBy(ratio),
    drift,
    spread,
    void: voidReason(drift, spread) ?? measurements.void,
  }
}

function spreadOfBest([best = NaN, second]: readonly number[]): number {
  return second === undefined ? 0 : Math.abs(second - best) / Math.min(second, best)
}

function voidReason(drift: number, spread: number): string | undefined {
  if (!(drift <= HIGHEST_DRIFT)) return 'the baseline drifted'
  if (!(spread <= HIGHEST_SPREAD)) return 'the best round was not reproduced'
  return undefined
}

const verdict = ({ void: reason, isMet }: Comparison) =>
  reason
    ? `VOID: ${reason}`
    : isMet === undefined
      ? 'valid'
      : isMet
        ? 'valid, met'
        : 'valid, MISSED'

const digits = (value: number) => value.toFixed(value < 100 ? 3 : 0)

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** The comparisons as a Markdown table. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const head = ['what', 'unit', 'baseline', 'subject', 'ratio', 'target', 'drift', 'spread', '']
  const lines = comparisons.map((row) => [
    row.name,
    row.unit,
    digits(row.baseline),
    digits(row.subject),
    row.ratio.toFixed(2),
    row.target,
    percent(row.drift),
    percent(row.spread),
    verdict(row),
  ])
  const all = [head, head.map(() => '---'), ...lines]
  const widths = head.map((_, at) => Math.max(...all.map((line) => line[at]?.length ?? 0)))
  return all
    .map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
    .join('\n')
}
