import { setTimeout as sleep } from 'node:timers/promises'
import { BROWSER } from './browser.ts'
import { cpuOf, cpuOfThreads, type Threads } from './cpu.ts'
import type { Serving } from './processes.ts'

/** One page for one reader. */
interface Asked {
  path: string
  currency?: string | undefined
}

/** CPU seconds, and for how many pages. */
export interface Spent extends Threads {
  pages: number
  all: number
}

const spentBy = (pid: number) => ({ all: cpuOf(pid), ...cpuOfThreads(pid) })

/** Compressing for later readers goes on after the last answer. */
async function idle(pid: number): Promise<void> {
  for (let [before, now] = [-1, cpuOf(pid)]; now !== before;) {
    await sleep(150)
    ;[before, now] = [now, cpuOf(pid)]
  }
}

async function miss(base: string, { path, currency }: Asked): Promise<void> {
  const headers = { ...BROWSER, ...(currency && { cookie: `currency=${currency}` }) }
  const reply = await fetch(base + path, { headers })
  await reply.arrayBuffer()
  const how = reply.headers.get('x-page')
  if (reply.status !== 200 || how !== 'miss')
    throw new Error(`${path} was to be made anew, but answered ${reply.status}, ${how}`)
}

/** What the storefront spends on pages that it has not kept, each asked for once. */
export async function costOfMisses(
  { base, pid }: Serving,
  pages: readonly Asked[],
  atOnce: number,
): Promise<Spent> {
  await idle(pid)
  const before = spentBy(pid)
  const left = pages.values()
  const one = async () => {
    for (const page of left) await miss(base, page)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  await idle(pid)
  const after = spentBy(pid)
  return {
    pages: pages.length,
    all: after.all - before.all,
    main: after.main - before.main,
    pool: after.pool - before.pool,
    engine: after.engine - before.engine,
  }
}
