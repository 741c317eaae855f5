import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from './query-load.ts'

export interface Steady {
  perSecond: number
  isOver: () => boolean
  /** Rejects when the request failed. */
  one: (n: number) => Promise<void>
}

export interface Measured {
  sent: number
  /** Milliseconds of each request that succeeded. */
  latencies: number[]
  failures: string[]
}

/** Sends requests at a constant rate, independent of their latency, and waits for all of them. */
export async function sendSteadily({ perSecond, isOver, one }: Steady): Promise<Measured> {
  const measured: Measured = { sent: 0, latencies: [], failures: [] }
  const pending = new Set<Promise<void>>()
  const start = performance.now()
  const send = async (n: number) => {
    const began = performance.now()
    await one(n).then(
      () => measured.latencies.push(performance.now() - began),
      (err: unknown) => measured.failures.push(String(err)),
    )
  }
  while (!isOver()) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (; measured.sent < due; measured.sent++) {
      const request = send(measured.sent).finally(() => pending.delete(request))
      pending.add(request)
    }
    await sleep(5)
  }
  await Promise.all(pending)
  return measured
}

export const p95 = ({ latencies }: Measured) => quantile(latencies, 0.95)

const rounded = (ms: number) => (Number.isNaN(ms) ? 'none' : `${Math.round(ms)} ms`)

export const summary = (name: string, measured: Measured) =>
  `${name} ${measured.sent - measured.failures.length} of ${measured.sent},` +
  ` p50 ${rounded(quantile(measured.latencies, 0.5))}, p95 ${rounded(p95(measured))},` +
  ` longest ${rounded(Math.max(...measured.latencies, 0))}`
