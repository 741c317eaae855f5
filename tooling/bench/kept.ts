import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { BROWSER } from './browser.ts'
import { cpuOf } from './cpu.ts'
import { type Serving, serving } from './processes.ts'
import { compared, interleaved, type Row } from './rounds.ts'

export const HOME_PATH = '/en'
export const LIST_PATH = '/en/device-list'
const PATHS = { home: HOME_PATH, list: LIST_PATH }
const CONNECTIONS = 8
/** A server that had less of a core was held up by something else. */
const LEAST_BUSY = 0.5
const TARGET = { text: 'at least 0.8', meets: (ratio: number) => ratio >= 0.8 }

interface Rate {
  perSecond: number
  ms: number
}

async function rateOf({ base, pid }: Serving, path: string, duration: number): Promise<Rate> {
  const before = cpuOf(pid)
  const url = base + path
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers: BROWSER })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers of ${url} were not 200, ${result.errors} failed`)
  const requests = result['2xx']
  const seconds = cpuOf(pid) - before
  return { perSecond: requests / result.duration, ms: (seconds * 1000) / requests }
}

const busy = ({ perSecond, ms }: Rate) => (perSecond * ms) / 1000

const tell = (rate: Rate) =>
  `${rate.perSecond.toFixed(0)} a second, ${rate.ms.toFixed(3)} ms each, ${(busy(rate) * 100).toFixed(0)} % of a core`

const TRIES = 100

/** Asks until the page is kept, and in its smallest form. */
async function keep(base: string, path: string): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    const reply = await fetch(base + path, { headers: BROWSER })
    await reply.arrayBuffer()
    const { headers } = reply
    if (headers.get('x-page') === 'fresh' && headers.get('content-encoding') === 'br') return
    await sleep(100)
  }
  throw new Error(`${path} is not kept`)
}

/** Kept pages beside a bare Fastify handler that sends the same bytes. */
export async function keptPages(
  storefront: Serving,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  for (const path of Object.values(PATHS)) await keep(storefront.base, path)
  const fixed = await serving(fileURLToPath(new URL('./fixed.ts', import.meta.url)), {
    SITE_URL: storefront.base,
    PATHS: Object.values(PATHS).join(' '),
  })
  const rows: Row[] = []
  for (const [name, path] of Object.entries(PATHS)) {
    const what = `${name}, kept`
    const { yard, ours } = await interleaved(what, rounds, {
      yard: () => rateOf(fixed, path, seconds),
      ours: () => rateOf(storefront, path, seconds),
      tell,
    })
    await keep(storefront.base, path)
    const of = (key: keyof Rate) => ({
      what,
      yard: yard.map((each) => each[key]),
      ours: ours.map((each) => each[key]),
    })
    const held = Math.max(...ours.map(busy)) < LEAST_BUSY ? 'the machine was busy' : undefined
    const rate = { ...of('perSecond'), unit: 'requests/s', best: Math.max, target: TARGET }
    rows.push(
      compared({ ...rate, void: held }),
      compared({ ...of('ms'), unit: 'CPU ms', best: Math.min }),
    )
  }
  return rows
}
