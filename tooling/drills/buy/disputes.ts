import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { disputesIn } from './books.ts'
import type { Checked } from './checked.ts'

const EVERY_MS = 700
const DELIVERED_MS = 30_000

/** Payments of orders without a refund: a bank takes no dispute of money that came back. */
const PAID = `
  select capture_ref as ref, case method when 'card' then 'stripe' else 'paypal' end as provider
  from payment where member_id in (select id from member where nick_name = $1)
    and state = 'paid' and method in ('card', 'paypal') and not capture_ref = any($2::text[])
    and not exists (select from payment_refund where payment_refund.payment_id = payment.id)
  order by random() limit 1`

interface Filed {
  id: string
  provider: string
}

export interface Disputing {
  pool: pg.Pool
  psp: string
  run: string
  /** Receives the name of each. */
  names: Set<string>
}

const post = async (address: string, body: object): Promise<Record<string, unknown>> => {
  const reply = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  return (await reply.json()) as Record<string, unknown>
}

const decide = (psp: string, { id, provider }: Filed) =>
  post(`${psp}/_sandbox/${provider}/disputes/${id}`, {
    status: Math.random() < 0.5 ? 'won' : 'lost',
  })

/** Buyers ask their bank for the money of paid orders back. Every other one is decided at once; returns the others. */
export async function fileDisputes(
  { pool, psp, run, names }: Disputing,
  until: number,
): Promise<readonly Filed[]> {
  const [taken, undecided]: [string[], Filed[]] = [[], []]
  while (performance.now() + EVERY_MS < until) {
    await sleep(EVERY_MS)
    const found = await pool
      .query<{ ref: string; provider: string }>(PAID, [run, taken])
      .catch(() => null)
    const paid = found?.rows[0]
    if (!paid) continue
    const { ref, provider } = paid
    taken.push(ref)
    const asked = { payment_intent: ref, capture: ref }
    const { id } = await post(`${psp}/_sandbox/${provider}/disputes`, asked)
    const filed = { id: String(id), provider }
    names.add(filed.id)
    if (taken.length % 2 === 0) await decide(psp, filed)
    else undecided.push(filed)
  }
  return undecided
}

/** The banks decide the rest, and their notifications are out. */
export async function decideRest(psp: string, undecided: readonly Filed[]): Promise<void> {
  for (const filed of undecided) await decide(psp, filed)
  const deadline = performance.now() + DELIVERED_MS
  while (performance.now() < deadline) {
    const reply = await fetch(`${psp}/_sandbox/waiting`)
    const { waiting } = (await reply.json()) as { waiting: number }
    if (waiting === 0) return
    await sleep(100)
  }
}

const filedIn = ({ books, filed }: Pick<Checked, 'books' | 'filed'>) =>
  disputesIn(books).filter(({ id }) => filed.has(id))

/** We know every dispute at a provider; once all has settled, with its end. */
export async function disputeFaults(
  { pool, books, filed }: Checked,
  isSettled: boolean,
): Promise<string[]> {
  const { rows } = await pool.query<{ ref: string; state: string }>(
    'select dispute_ref as ref, state from dispute',
  )
  const known = new Map(rows.map(({ ref, state }) => [ref, state]))
  return filedIn({ books, filed }).flatMap(({ id, state }) => {
    const stored = known.get(id)
    return stored === state || (stored !== undefined && !isSettled)
      ? []
      : [`dispute ${id} is ${state} at its provider and ${stored ?? 'unknown'} to us`]
  })
}

/** So that a run without disputes is seen as such. */
export function disputeCounts(checked: Checked): string {
  const all = filedIn(checked)
  const lost = all.filter(({ state }) => state === 'lost').length
  return `${all.length} disputes, ${lost} of them lost`
}
