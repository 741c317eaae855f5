import type pg from 'pg'
import { compare, type Comparison, measureInterleaved } from '../comparison.ts'
import { cpuOf, cpuOfConnections } from '../cpu.ts'
import type { RunningServer } from '../processes.ts'

const AT_ONCE = 8

interface Cost {
  /** CPU milliseconds of one call. */
  process: number
  database: number
  perSecond: number
}

export type Send = (n: number) => Promise<unknown>

export interface Measured {
  name: string
  rounds: number
  calls: number
  pool: pg.Pool
  baseline: { server: RunningServer; send: Send }
  subject: { server: RunningServer; send: Send }
  largestRatio: number
}

const sum = ({ process, database }: Cost) => process + database

const describe = (cost: Cost) =>
  `${sum(cost).toFixed(3)} ms (process ${cost.process.toFixed(3)}, PostgreSQL ${cost.database.toFixed(3)}),` +
  ` ${cost.perSecond.toFixed(0)}/s`

/** The CPU of one call, process and PostgreSQL together, and how many calls are answered in a second. */
export async function compareCosts(measured: Measured): Promise<Comparison[]> {
  const { name, rounds, calls, pool, largestRatio } = measured

  async function costOf({ server, send }: Measured['baseline']): Promise<Cost> {
    const cpu = async () => [cpuOf(server.pid), await cpuOfConnections(pool)] as const
    const [process, database] = await cpu()
    const begin = performance.now()
    let next = 0
    const run = async () => {
      while (next < calls) await send(next++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, run))
    const seconds = (performance.now() - begin) / 1000
    const after = await cpu()
    const per = (from: number, to: number) => ((to - from) * 1000) / calls
    return {
      process: per(process, after[0]),
      database: per(database, after[1]),
      perSecond: calls / seconds,
    }
  }

  const { baseline, subject } = await measureInterleaved(name, rounds, {
    baseline: () => costOf(measured.baseline),
    subject: () => costOf(measured.subject),
    describe,
  })
  const target = {
    text: `at most ${largestRatio}`,
    isMetBy: (ratio: number) => ratio <= largestRatio,
  }
  const sides = (of: (cost: Cost) => number) => ({
    baseline: baseline.map(of),
    subject: subject.map(of),
  })
  return [
    compare({ name, unit: 'CPU ms', ...sides(sum), target }),
    compare({
      name,
      unit: 'per second',
      higherIsBetter: true,
      ...sides(({ perSecond }) => perSecond),
    }),
  ]
}
