import { setTimeout as sleep } from 'node:timers/promises'
import { cpuOf, cpuOfThreads, type Threads } from '../cpu.ts'
import type { RunningServer } from '../processes.ts'
import { BROWSER_HEADERS } from './browser-headers.ts'

interface PageRequest {
  path: string
  currency?: string | undefined
}

/** CPU seconds for a number of pages. */
export interface MissCost extends Threads {
  pages: number
  all: number
}

/** The storefront serves the old page if rendering takes seconds, which only a busy machine causes. */
export class BusyMachineError extends Error {
  override name = 'BusyMachineError'
}

const cpuSoFar = (pid: number) => ({ all: cpuOf(pid), ...cpuOfThreads(pid) })

/** Waits until the process is idle: it compresses pages after the last response. */
async function waitUntilIdle(pid: number): Promise<void> {
  for (let [before, now] = [-1, cpuOf(pid)]; now !== before;) {
    await sleep(150)
    ;[before, now] = [now, cpuOf(pid)]
  }
}

async function requestMiss(base: string, { path, currency }: PageRequest): Promise<void> {
  const headers = { ...BROWSER_HEADERS, ...(currency && { cookie: `currency=${currency}` }) }
  const response = await fetch(base + path, { headers })
  await response.arrayBuffer()
  const state = response.headers.get('x-page')
  if (state === 'stale') throw new BusyMachineError()
  if (response.status !== 200 || state !== 'miss')
    throw new Error(`${path} should be a cache miss, but was ${response.status}, ${state}`)
}

/** The CPU that the storefront spends on pages that are not cached, each requested once. */
export async function costOfMisses(
  { base, pid }: RunningServer,
  pages: readonly PageRequest[],
  concurrency: number,
): Promise<MissCost> {
  await waitUntilIdle(pid)
  const before = cpuSoFar(pid)
  const remaining = pages.values()
  const requestNext = async () => {
    for (const page of remaining) await requestMiss(base, page)
  }
  await Promise.all(Array.from({ length: concurrency }, requestNext))
  await waitUntilIdle(pid)
  const after = cpuSoFar(pid)
  return {
    pages: pages.length,
    all: after.all - before.all,
    main: after.main - before.main,
    pool: after.pool - before.pool,
    engine: after.engine - before.engine,
  }
}
