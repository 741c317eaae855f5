import { setTimeout as sleep } from 'node:timers/promises'
import type { RaisedStage } from '../stage.ts'
import type { Outcome } from './commands.ts'

/** Waits until nothing is due in the queue any more, or gives up. */
export async function drained({ pool }: RaisedStage, patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const left = await pool
      .query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')
      .catch(() => null)
    if (left?.rows[0]?.n === 0) return true
    await sleep(200)
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

/** Machines of which the index does not hold the newest version. */
export async function indexFaults({ pool, name, env }: RaisedStage): Promise<string[]> {
  const [search] = (env['SEARCH_URL'] ?? '').split(',')
  await fetch(`${search}/${name}-device/_refresh`, { method: 'POST' })
  const { rows } = await pool.query<{ id: string; version: number; price: number }>(
    `select id, version, price_minor::int as price from device
     where version > 1`,
  )
  const asked = await fetch(`${search}/${name}-device/_search?size=10000&version=true`)
  const { hits } = (await asked.json()) as {
    hits: { hits: { _id: string; _version: number; _source: { card: Card } }[] }
  }
  const held = new Map(hits.hits.map((hit) => [hit._id, hit]))
  return rows.flatMap(({ id, version, price }) => {
    const hit = held.get(id)
    const shown = hit?._source.card.price?.amount
    return hit?._version === version && shown === (price / 100).toFixed(2)
      ? []
      : [`machine ${id} is at version ${version} but the index has ${hit?._version ?? 'none'}`]
  })
}

/** What must hold after any crash: each command that was answered happened, once, with all it causes. */
export async function crashFaults(stage: RaisedStage, outcome: Outcome): Promise<string[]> {
  const { rows } = await stage.pool.query<Count>(COUNTS)
  const found = new Map(rows.map((row) => [row.mark, row]))
  const lost = [...outcome.acknowledged.keys()]
    .filter((mark) => !found.has(mark))
    .map((mark) => `command ${mark} was answered with yes but has no row`)
  const uneven = rows
    .filter((row) => row.prices !== 1 || row.events !== 1 || row.observations !== 1)
    .map((row) => `command ${row.mark}: ${JSON.stringify(row)}`)
  const versions = await stage.pool.query<{ off: number }>(
    `select count(*)::int as off from device d
     where d.version - 1 <> (select count(*) from device_price p where p.device_id = d.id)`,
  )
  const off = versions.rows[0]?.off ?? 0
  return [
    ...lost,
    ...uneven,
    ...(off > 0 ? [`${off} machines have another version than they had prices`] : []),
    ...(await indexFaults(stage)),
  ]
}
