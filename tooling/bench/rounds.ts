/** Compilers and plans settle only after a while. */
const WARM_UPS = 2
const DRIFT_ALLOWED = 0.25

/** Progress is for whoever waits, not for whoever reads the result. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`)

interface Sides<T> {
  yard: () => Promise<T>
  ours: () => Promise<T>
  tell: (measured: T) => string
}

/** Measures ours between two of the yardstick, several times. */
export async function interleaved<T>(what: string, rounds: number, sides: Sides<T>) {
  const { yard, ours, tell } = sides
  const told = async (name: string, side: () => Promise<T>) => {
    const measured = await side()
    say(`  ${what}, ${name}: ${tell(measured)}`)
    return measured
  }
  for (let n = 0; n < WARM_UPS; n++) {
    await told('warm-up, yardstick', yard)
    await told('warm-up, ours', ours)
  }
  const all: { yard: T[]; ours: T[] } = { yard: [], ours: [] }
  for (let n = 0; n < rounds; n++) {
    all.yard.push(await told('yardstick', yard))
    all.ours.push(await told('ours', ours))
  }
  all.yard.push(await told('yardstick', yard))
  return all
}

export interface Row {
  what: string
  unit: string
  yard: number
  ours: number
  ratio: number
  target: string
  /** Undefined where there is no target. */
  met: boolean | undefined
  drift: number
  /** Why the figures say nothing, if they do not. */
  void: string | undefined
}

interface Compared {
  what: string
  unit: string
  yard: readonly number[]
  ours: readonly number[]
  /** Of requests per second the most is the best, of costs the least. */
  best: (...values: number[]) => number
  target?: { text: string; meets: (ratio: number) => boolean }
  void?: string | undefined
}

export function compared(sides: Compared): Row {
  const { what, unit, yard, ours, best, target } = sides
  const [first = NaN, last = NaN] = [yard[0], yard.at(-1)]
  const drift = Math.abs(first - last) / Math.min(first, last)
  const [y, o] = [best(...yard), best(...ours)]
  return {
    what,
    unit,
    yard: y,
    ours: o,
    ratio: o / y,
    target: target?.text ?? '',
    met: target?.meets(o / y),
    drift,
    void: drift <= DRIFT_ALLOWED ? sides.void : 'the yardstick moved',
  }
}

const verdict = ({ void: why, met }: Row) =>
  why ? `VOID: ${why}` : met === undefined ? '' : met ? 'met' : 'MISSED'

const digits = (value: number) => value.toFixed(value < 100 ? 3 : 0)

/** A table for people. */
export function table(rows: readonly Row[]): string {
  const head = ['page', 'measured', 'yardstick', 'ours', 'ratio', 'target', 'it moved', '']
  const lines = rows.map((row) => [
    row.what,
    row.unit,
    digits(row.yard),
    digits(row.ours),
    row.ratio.toFixed(2),
    row.target,
    `${(row.drift * 100).toFixed(0)} %`,
    verdict(row),
  ])
  const all = [head, head.map(() => '---'), ...lines]
  const widths = head.map((_, at) => Math.max(...all.map((line) => line[at]?.length ?? 0)))
  const drawn = all.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | '))
  return drawn.map((line) => `| ${line} |`).join('\n')
}
