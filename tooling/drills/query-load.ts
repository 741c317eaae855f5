import { setTimeout as sleep } from 'node:timers/promises'

export interface QueryLoad {
  base: string
  paths: readonly string[]
  perSecond: number
  isOver: () => boolean
}

export interface QueryResults {
  responses: number
  /** No response, an error response, or a response that did not come from the index. */
  failures: string[]
  /** Milliseconds of each response. */
  latencies: number[]
}

interface Envelope {
  code: string
  data?: { answeredBy?: string }
}

async function query(url: string): Promise<string | undefined> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  const { code, data } = (await reply.json()) as Envelope
  if (code !== '00000') return `${reply.status} ${code}`
  return data?.answeredBy === 'index' ? undefined : `answered by the ${data?.answeredBy}`
}

/** Requests lists at a constant rate, independent of the latency, and records the failures. */
export async function sendQueries({ base, paths, perSecond, isOver }: QueryLoad) {
  const results: QueryResults = { responses: 0, failures: [], latencies: [] }
  const pending = new Set<Promise<void>>()
  const start = performance.now()
  let sent = 0
  const one = async (path: string) => {
    const began = performance.now()
    const failure = await query(`${base}${path}`).catch((err: unknown) => String(err))
    results.responses++
    results.latencies.push(performance.now() - began)
    if (failure) results.failures.push(`${path}: ${failure}`)
  }
  while (!isOver()) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (; sent < due; sent++) {
      const request = one(paths[sent % paths.length] ?? '/').finally(() => pending.delete(request))
      pending.add(request)
    }
    await sleep(5)
  }
  await Promise.all(pending)
  return results
}

/** The p-quantile, with p from 0 to 1. */
export function quantile(numbers: readonly number[], p: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN
}
