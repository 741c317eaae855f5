import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { compare, type Comparison, measureInterleaved } from '../comparison.ts'
import { cpuOf } from '../cpu.ts'
import {
  CLIENT_CORE,
  MEASURED_CORE,
  pin,
  type RunningServer,
  startServer,
  startWorker,
  type WorkerProcess,
} from '../processes.ts'
import { BROWSER_HEADERS } from './browser-headers.ts'
import type { Load, LoadResult } from './load-client.ts'
import { HOME_PATH, LIST_PATH } from './storefront.ts'

const PATHS = { home: HOME_PATH, list: LIST_PATH }
const CONNECTIONS = 16
/** A server that used less of its core was limited by the client or by other processes. */
const LEAST_BUSY = 0.9
const TARGET = { text: 'at least 0.8', isMetBy: (ratio: number) => ratio >= 0.8 }

interface Rate {
  perSecond: number
  cpuMs: number
  /** The share of a core that the server used, and the client. */
  busy: number
  clientBusy: number
}

type Client = WorkerProcess<Load, LoadResult>

async function rateOf(
  client: Client,
  { base, pid }: RunningServer,
  path: string,
  seconds: number,
): Promise<Rate> {
  const before = cpuOf(pid)
  const load = { base, path, headers: BROWSER_HEADERS, connections: CONNECTIONS, seconds }
  const result = await client.run(load)
  const cpu = cpuOf(pid) - before
  return {
    perSecond: result.responses / result.seconds,
    cpuMs: (cpu * 1000) / result.responses,
    busy: cpu / result.seconds,
    clientBusy: result.cpuSeconds / result.seconds,
  }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

const describe = ({ perSecond, cpuMs, busy, clientBusy }: Rate) =>
  `${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(3)} ms CPU, server ${percent(busy)} and client ${percent(clientBusy)} of a core`

const ATTEMPTS = 100

/** Requests the page until it comes from the cache with its final compression. */
async function warmCache(base: string, path: string): Promise<void> {
  for (let n = 0; n < ATTEMPTS; n++) {
    const response = await fetch(base + path, { headers: BROWSER_HEADERS })
    await response.arrayBuffer()
    const { headers } = response
    if (headers.get('x-page') === 'fresh' && headers.get('content-encoding') === 'br') return
    await sleep(100)
  }
  throw new Error(`${path} is not cached`)
}

/** Cached pages, compared with a bare Fastify handler that sends the same bytes. */
export async function compareCachedPages(
  storefront: RunningServer,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Comparison[]> {
  for (const path of Object.values(PATHS)) await warmCache(storefront.base, path)
  const bare = await startServer(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    SITE_URL: storefront.base,
    PATHS: Object.values(PATHS).join(' '),
  })
  const client: Client = startWorker('pages/load-client', {})
  pin(bare.pid, MEASURED_CORE)
  pin(client.pid, CLIENT_CORE)
  const comparisons: Comparison[] = []
  for (const [page, path] of Object.entries(PATHS)) {
    const name = `${page}, cached`
    const { baseline, subject } = await measureInterleaved(name, rounds, {
      baseline: () => rateOf(client, bare, path, seconds),
      subject: () => rateOf(client, storefront, path, seconds),
      describe,
    })
    await warmCache(storefront.base, path)
    const column = (key: keyof Rate) => ({
      name,
      baseline: baseline.map((rate) => rate[key]),
      subject: subject.map((rate) => rate[key]),
    })
    const busiest = [baseline, subject].map((rates) => Math.max(...rates.map(({ busy }) => busy)))
    const limit = Math.min(...busiest) < LEAST_BUSY ? 'the server was not the limit' : undefined
    comparisons.push(
      compare({
        ...column('perSecond'),
        unit: 'requests/s',
        higherIsBetter: true,
        target: TARGET,
        void: limit,
      }),
      compare({ ...column('cpuMs'), unit: 'CPU ms' }),
    )
  }
  return comparisons
}
