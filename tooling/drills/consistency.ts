import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../environment.ts'
import type { Outcome } from './command-load.ts'

/** Waits until the job queue is empty; false after the timeout. */
export async function isQueueDrained({ pool }: Environment, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const jobs = await pool
      .query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')
      .catch(() => null)
    if (jobs?.rows[0]?.n === 0) return true
    await sleep(100)
  }
  return false
}

const COUNTS = `
  select p.price_minor::int as mark,
    count(distinct p.id)::int as prices,
    count(distinct e.seq)::int as events,
    count(distinct o.id)::int as observations
  from device_price p
  left join event e on e.name = 'device.repriced' and e.payload ->> 'priceId' = p.id::text
  left join price_observation o on o.event_id = e.seq
  where p.price_minor between $1 and $2
  group by 1`

interface Count {
  mark: number
  prices: number
  events: number
  observations: number
}

interface Card {
  price: { amount: string } | null
}

/** Devices whose newest version is not in the index. */
export async function indexFaults({ pool, name, env }: Environment): Promise<string[]> {
  const [search] = (env['SEARCH_URL'] ?? '').split(',')
  await fetch(`${search}/${name}-device/_refresh`, { method: 'POST' })
  const { rows } = await pool.query<{ id: string; version: number; price: number }>(
    `select id, version, price_minor::int as price from device
     where version > 1`,
  )
  const response = await fetch(`${search}/${name}-device/_search?size=10000&version=true`)
  const { hits } = (await response.json()) as {
    hits: { hits: { _id: string; _version: number; _source: { card: Card } }[] }
  }
  const documents = new Map(hits.hits.map((hit) => [hit._id, hit]))
  return rows.flatMap(({ id, version, price }) => {
    const hit = documents.get(id)
    const indexedPrice = hit?._source.card.price?.amount
    return hit?._version === version && indexedPrice === (price / 100).toFixed(2)
      ? []
      : [`device ${id} has version ${version}, its document ${hit?._version ?? 'none'}`]
  })
}

export interface CrashFaults {
  /** Acknowledged commands without a row. */
  lost: string[]
  /** Commands without exactly one price, one event and one price observation. */
  notOnce: string[]
  /** Devices whose version or document does not match their prices. */
  outdated: string[]
}

/** After any crash: each acknowledged command has taken effect exactly once, with all its effects. */
export async function crashFaults(
  environment: Environment,
  { acknowledged, firstMark, sent }: Outcome,
): Promise<CrashFaults> {
  const { pool } = environment
  const { rows } = await pool.query<Count>(COUNTS, [firstMark, firstMark + sent])
  const found = new Set(rows.map(({ mark }) => mark))
  const versions = await pool.query<{ off: number }>(
    `select count(*)::int as off from device d
     where d.version - 1 <> (select count(*) from device_price p where p.device_id = d.id)`,
  )
  const off = versions.rows[0]?.off ?? 0
  return {
    lost: [...acknowledged]
      .filter((mark) => !found.has(mark))
      .map((mark) => `command ${mark} was acknowledged but has no row`),
    notOnce: rows
      .filter((row) => row.prices !== 1 || row.events !== 1 || row.observations !== 1)
      .map((row) => `command ${row.mark}: ${JSON.stringify(row)}`),
    outdated: [
      ...(off > 0
        ? [`${off} devices have a version that differs from their number of prices`]
        : []),
      ...(await indexFaults(environment)),
    ],
  }
}
