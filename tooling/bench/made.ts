import { setTimeout as sleep } from 'node:timers/promises'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { HOME, SETTLE_MS } from '../../packages/contract/src/pages.ts'
import type { Answer, Order } from './bare-page.ts'
import { cpuOf } from './cpu.ts'
import { LIST_PATH } from './kept.ts'
import { costOfMisses, type Spent } from './misses.ts'
import { hand, type Hand, type Serving } from './processes.ts'
import { createPurger } from './purger.ts'
import { compared, interleaved, type Row, say } from './rounds.ts'
import type { RaisedSite } from './site.ts'

const AT_ONCE = 8
/** Calls are cheap: so many more of them are needed to see what they cost. */
const ASKS_PER_RENDER = 5
/** A page that is made sooner after a purge is not kept; and word of the purge travels. */
const SETTLED_MS = SETTLE_MS + 200
/** Found in dozens of machines, and spelt in 2,048 ways that mean the same. */
const WORD = 'caterpillar'
const TARGET = { text: 'at most 1.5', meets: (ratio: number) => ratio <= 1.5 }

interface Told {
  ms: number
  parts: string
}

interface Kind {
  name: string
  /** What the yardstick draws, and what it asks for before, so as to know what every page does. */
  learn: readonly string[]
  before: readonly string[]
  /** What at least so many pages cost, each made anew. */
  misses: (renders: number) => Promise<Spent>
}

/** Every home page there is, and then the same after a purge. */
async function homes({ env, api, storefront }: RaisedSite): Promise<Kind> {
  const purger = createPurger(env)
  const reply = await fetch(`${api.base}/currency/list`)
  const { data } = (await reply.json()) as { data: { currencyCode: string; status: number }[] }
  const currencies = data.filter(({ status }) => status === 1)
  const learn = LOCALE_CODES.map((code) => `/${code}`)
  const pages = currencies.flatMap(({ currencyCode: currency }) =>
    learn.map((path) => ({ path, currency })),
  )
  return {
    name: 'home',
    learn,
    before: learn.map((path) => `${path}/device-list`),
    async misses(renders) {
      const sum: Spent = { pages: 0, all: 0, main: 0, pool: 0, engine: 0 }
      while (sum.pages < renders) {
        await purger.purge([HOME])
        await sleep(SETTLED_MS)
        const spent = await costOfMisses(storefront, pages, AT_ONCE)
        sum.pages += spent.pages
        sum.all += spent.all
        sum.main += spent.main
        sum.pool += spent.pool
        sum.engine += spent.engine
      }
      return sum
    },
  }
}

/** Another spelling is another page to the cache, and the same machines to the reader. */
const listPath = (n: number) =>
  `${LIST_PATH}?q=${WORD.replace(/./g, (letter, at: number) => ((n >> at) & 1 ? letter.toUpperCase() : letter))}`

function lists(storefront: Serving): Kind {
  let spelt = 0
  return {
    name: 'list',
    learn: [listPath(0)],
    before: [LIST_PATH],
    misses(renders) {
      const pages = Array.from({ length: renders }, () => ({ path: listPath(++spelt) }))
      return costOfMisses(storefront, pages, AT_ONCE)
    },
  }
}

function told({ pages, all, main, pool, engine }: Spent): Told {
  const per = (seconds: number) => (seconds * 1000) / pages
  const threads = Object.entries({ main, pool, engine })
  const parts = threads.map(([name, seconds]) => `${name} ${per(seconds).toFixed(2)}`)
  return { ms: per(all), parts: parts.join(', ') }
}

async function yardOf(bare: Hand<Order, Answer>, renders: number): Promise<Told> {
  const cost = async (order: Order, times: number) => {
    const before = cpuOf(bare.pid)
    await bare.ask(order)
    return ((cpuOf(bare.pid) - before) * 1000) / times
  }
  const asks = renders * ASKS_PER_RENDER
  const calls = await cost({ ask: asks, atOnce: AT_ONCE }, asks)
  const tree = await cost({ draw: renders }, renders)
  return { ms: calls + tree, parts: `calls ${calls.toFixed(2)}, tree ${tree.toFixed(2)}` }
}

/** Pages made anew beside their calls to the API and their React tree with nothing around them. */
export async function madePages(
  site: RaisedSite,
  { rounds, renders }: { rounds: number; renders: number },
): Promise<Row[]> {
  const { env, storefront } = site
  const bare = hand<Order, Answer>('bare-page', { ...env, PUBLIC_URL: storefront.base })
  const rows: Row[] = []
  for (const { name, learn, before, misses } of [await homes(site), lists(storefront)]) {
    const what = `${name}, made anew`
    const { calls, bytes } = await bare.ask({ learn, before })
    say(`${what}: ${bytes} bytes, asks for ${calls.join(' and ')}`)
    const { yard, ours } = await interleaved<Told>(what, rounds, {
      yard: () => yardOf(bare, renders),
      ours: async () => told(await misses(renders)),
      tell: ({ ms, parts }) => `${ms.toFixed(2)} ms (${parts})`,
    })
    const of = (costs: readonly Told[]) => costs.map(({ ms }) => ms)
    const both = { yard: of(yard), ours: of(ours) }
    rows.push(compared({ what, unit: 'CPU ms', ...both, best: Math.min, target: TARGET }))
  }
  return rows
}
