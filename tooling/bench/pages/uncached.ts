import { setTimeout as sleep } from 'node:timers/promises'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { compare, type Comparison, logProgress, measureInterleaved } from '../comparison.ts'
import { cpuOf } from '../cpu.ts'
import {
  MEASURED_CORE,
  pin,
  type RunningServer,
  startWorker,
  type WorkerProcess,
} from '../processes.ts'
import type { Recorded, Work } from './bare-render.ts'
import { costOfMisses, type MissCost } from './miss-cost.ts'
import {
  createPurger,
  HOME_TAG,
  LIST_PATH,
  type RunningStorefront,
  SETTLED_MS,
} from './storefront.ts'

const CONCURRENCY = 8
/** API requests are cheap: their cost is measured over more repetitions. */
const REQUESTS_PER_RENDER = 5
/** Matches dozens of devices, and has 2,048 spellings with the same result. */
const WORD = 'caterpillar'
const TARGET = { text: 'at most 1.5', isMetBy: (ratio: number) => ratio <= 1.5 }

interface Cost {
  ms: number
  parts: string
}

interface PageKind {
  name: string
  /** The pages that the baseline renders, and pages requested before to fill shared caches. */
  record: readonly string[]
  before: readonly string[]
  /** The cost of at least so many cache misses. */
  misses: (renders: number) => Promise<MissCost>
}

/** All home pages, purged before each repetition. */
async function homePages({ env, api, storefront }: RunningStorefront): Promise<PageKind> {
  const purger = createPurger(env)
  const response = await fetch(`${api.base}/currency/list`)
  const { data } = (await response.json()) as { data: { currencyCode: string; status: number }[] }
  const currencies = data.filter(({ status }) => status === 1)
  const record = LOCALE_CODES.map((code) => `/${code}`)
  const pages = currencies.flatMap(({ currencyCode: currency }) =>
    record.map((path) => ({ path, currency })),
  )
  return {
    name: 'home',
    record,
    before: record.map((path) => `${path}/device-list`),
    async misses(renders) {
      const sum: MissCost = { pages: 0, all: 0, main: 0, pool: 0, engine: 0 }
      while (sum.pages < renders) {
        await purger.purge([HOME_TAG])
        await sleep(SETTLED_MS)
        const cost = await costOfMisses(storefront, pages, CONCURRENCY)
        sum.pages += cost.pages
        sum.all += cost.all
        sum.main += cost.main
        sum.pool += cost.pool
        sum.engine += cost.engine
      }
      return sum
    },
  }
}

/** Another spelling is another cache key with the same devices. */
const listPath = (n: number) =>
  `${LIST_PATH}?q=${WORD.replace(/./g, (letter, at: number) => ((n >> at) & 1 ? letter.toUpperCase() : letter))}`

function listPages(storefront: RunningServer): PageKind {
  let spelling = 0
  return {
    name: 'list',
    record: [listPath(0)],
    before: [LIST_PATH],
    misses(renders) {
      const pages = Array.from({ length: renders }, () => ({ path: listPath(++spelling) }))
      return costOfMisses(storefront, pages, CONCURRENCY)
    },
  }
}

function perPage({ pages, all, main, pool, engine }: MissCost): Cost {
  const ms = (seconds: number) => (seconds * 1000) / pages
  const threads = Object.entries({ main, pool, engine })
  const parts = threads.map(([name, seconds]) => `${name} ${ms(seconds).toFixed(2)}`)
  return { ms: ms(all), parts: parts.join(', ') }
}

async function bareCost(bare: WorkerProcess<Work, Recorded>, renders: number): Promise<Cost> {
  const cpuMs = async (work: Work, times: number) => {
    const before = cpuOf(bare.pid)
    await bare.run(work)
    return ((cpuOf(bare.pid) - before) * 1000) / times
  }
  const times = renders * REQUESTS_PER_RENDER
  const requests = await cpuMs({ request: times, concurrency: CONCURRENCY }, times)
  const render = await cpuMs({ render: renders }, renders)
  return {
    ms: requests + render,
    parts: `API requests ${requests.toFixed(2)}, render ${render.toFixed(2)}`,
  }
}

/** Uncached pages, compared with their API requests and their React render alone. */
export async function compareUncachedPages(
  running: RunningStorefront,
  { rounds, renders }: { rounds: number; renders: number },
): Promise<Comparison[]> {
  const { env, storefront } = running
  const bare = startWorker<Work, Recorded>('pages/bare-render', {
    ...env,
    PUBLIC_URL: storefront.base,
  })
  pin(bare.pid, MEASURED_CORE)
  const comparisons: Comparison[] = []
  for (const kind of [await homePages(running), listPages(storefront)]) {
    const name = `${kind.name}, uncached`
    const { apiPaths, bytes } = await bare.run({ record: kind.record, before: kind.before })
    logProgress(`${name}: ${bytes} bytes, API requests ${apiPaths.join(' and ')}`)
    const { baseline, subject } = await measureInterleaved<Cost>(name, rounds, {
      baseline: () => bareCost(bare, renders),
      subject: async () => perPage(await kind.misses(renders)),
      describe: ({ ms, parts }) => `${ms.toFixed(2)} ms (${parts})`,
    })
    const ms = (costs: readonly Cost[]) => costs.map((cost) => cost.ms)
    const sides = { baseline: ms(baseline), subject: ms(subject) }
    comparisons.push(compare({ name, unit: 'CPU ms', ...sides, target: TARGET }))
  }
  return comparisons
}
