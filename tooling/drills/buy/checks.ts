import { checkoutIdOf } from '../../../apps/server/src/features/mall/order/checkout/checkout.service.ts'
import { bookedIn } from './books.ts'
import type { Attempt } from './buyers.ts'
import type { Checked } from './checked.ts'
import { disputeFaults } from './disputes.ts'

export type BuyFaults = {
  /** Answered with success, but not there. */
  lost: string[]
  /** More than one checkout or order for one attempt. */
  twice: string[]
  /** More units on orders than there were. */
  oversold: string[]
  /** Stock that is not the sum of its movements, or of what was sold. */
  stock: string[]
  /** Money that a provider took and that is on no order and not refunded, or the reverse. */
  money: string[]
  /** Journals that do not add up, or are missing. */
  ledger: string[]
  /** Sold or paid for a seller after they were suspended. */
  stopped: string[]
}

const noFaults = (): BuyFaults => ({
  lost: [],
  twice: [],
  oversold: [],
  stock: [],
  money: [],
  ledger: [],
  stopped: [],
})

const OF_RUN = `in (select id from member where nick_name = $1)`

/** Each journal adds up to zero by currency, and each payment that counts has its journal, in one snapshot. */
const LEDGER = `
  select 'journal ' || journal_id || ' leaves ' || sum(amount) || ' ' || currency as fault
  from ledger_entry group by journal_id, currency having sum(amount) <> 0
  union all
  select 'the ledger leaves ' || sum(amount) || ' ' || currency from ledger_entry
  group by currency having sum(amount) <> 0
  union all
  select 'payment ' || p.id || ' is ' || p.state || ' and has no journal' from payment p
  where p.member_id ${OF_RUN} and p.state in ('paid', 'surplus')
    and not exists (select from ledger_journal j where j.ref = p.id::text
      and j.kind = case p.state when 'paid' then 'orderPaid' else 'surplusReceived' end)
  union all
  select 'order ' || o.id || ' is paid and has ' || coalesce(sum(s.amount_minor), 0) || ' of ' || o.payable_minor
  from store_order o left join payment_share s on s.order_id = o.id
  where o.member_id ${OF_RUN} and o.paid_at is not null
  group by o.id having coalesce(sum(s.amount_minor), 0) <> o.payable_minor`

/** What must hold at every moment: asked every second. */
export async function ledgerFaults({ pool, market }: Checked): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(LEDGER, [market.run])
  return rows.map(({ fault }) => fault)
}

const MOVEMENTS = `
  select 'variant ' || sku_id || ': ' || stock.on_hand || '/' || stock.held || ' and by its movements '
    || moved.on_hand || '/' || moved.held as fault
  from stock join (
    select sku_id, warehouse_id, sum(on_hand_change)::int as on_hand, sum(held_change)::int as held
    from stock_movement group by 1, 2) as moved using (sku_id, warehouse_id)
  where sku_id = any($1::uuid[]) and (stock.on_hand, stock.held) is distinct from (moved.on_hand, moved.held)
  union all
  select 'variant ' || sku_id || ': ' || stock.held || ' held, by its holds ' || coalesce(sum(quantity), 0)
  from stock left join stock_hold hold using (sku_id, warehouse_id)
  where sku_id = any($1::uuid[])
  group by sku_id, stock.held
  having stock.held <> coalesce(sum(quantity) filter (where hold.state = 'held'), 0)`

interface Units {
  skuId: string
  active: number
  sold: number
  onHand: number
  held: number
}

const UNITS = `
  select stock.sku_id as "skuId", stock.on_hand as "onHand", stock.held,
    coalesce(sum(l.quantity) filter (where o.state <> 'canceled'), 0)::int as active,
    coalesce(sum(l.quantity) filter (where o.state not in ('canceled', 'pendingPayment')), 0)::int as sold
  from stock left join order_line l using (sku_id) left join store_order o on o.id = l.order_id
  where stock.sku_id = any($1::uuid[])
  group by stock.sku_id, stock.on_hand, stock.held`

/** What each provider took against what the payment says. */
async function believedFaults({ pool, market, books }: Checked): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; state: string; charged: string }>(
    `select id, state, charged_minor as charged from payment
     where member_id ${OF_RUN} and state in ('paid', 'surplus') and method <> 'balance'`,
    [market.run],
  )
  const taken = new Map(bookedIn(books).map((each) => [each.reference, each]))
  return rows.flatMap(({ id, state, charged }) => {
    const captured = taken.get(id.replaceAll('-', ''))?.captured ?? 0
    return captured === Number(charged)
      ? []
      : [`payment ${id} is ${state} with ${charged}, and its provider took ${captured}`]
  })
}

/** What must hold at every moment, also while orders wait for their payment. */
export async function momentaryFaults(checked: Checked): Promise<BuyFaults> {
  const { pool, market } = checked
  const skus = [...market.skus, market.hot]
  const skuIds = skus.map(({ id }) => id)
  const moved = await pool.query<{ fault: string }>(MOVEMENTS, [skuIds])
  const units = await pool.query<Units>(UNITS, [skuIds])
  const stockOf = new Map(skus.map(({ id, stock }) => [id, stock]))
  return {
    ...noFaults(),
    oversold: units.rows
      .filter(({ skuId, active }) => active > (stockOf.get(skuId) ?? 0))
      .map(({ skuId, active }) => `variant ${skuId}: ${active} of ${stockOf.get(skuId)} on orders`),
    stock: moved.rows.map(({ fault }) => fault),
    money: [...(await believedFaults(checked)), ...(await disputeFaults(checked, false))],
    ledger: await ledgerFaults(checked),
  }
}

interface Found {
  id: string
  payNo: string
  numbers: string[]
}

/** Every answered checkout is there, with the orders of the answer; no attempt has more than one. */
async function orderFaults({ pool, market }: Checked, attempts: readonly Attempt[]) {
  const { rows } = await pool.query<Found>(
    `select c.id, c.pay_no as "payNo", array_agg(o.number order by o.number) as numbers
     from checkout c join store_order o on o.checkout_id = c.id
     where c.member_id ${OF_RUN} group by c.id`,
    [market.run],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const [lost, twice]: [string[], string[]] = [[], []]
  for (const { memberId, submitId, placed, stores } of attempts) {
    const id = checkoutIdOf(memberId, submitId)
    const row = found.get(id)
    found.delete(id)
    const numbers = placed?.orders.map(({ orderNumber }) => orderNumber).toSorted()
    if (numbers && (row?.payNo !== placed?.payNo || String(row?.numbers) !== String(numbers)))
      lost.push(
        `checkout ${submitId} was answered with ${String(numbers)}, found ${String(row?.numbers)}`,
      )
    if (row && row.numbers.length !== stores)
      twice.push(`checkout ${submitId} at ${stores} stores has ${row.numbers.length} orders`)
  }
  for (const { id } of found.values()) twice.push(`checkout ${id} is of no attempt`)
  return { lost, twice }
}

/** By payment: what its orders still have of it, and what the ledger says is at its provider. */
const SHARES = `
  select p.id, p.state, p.method,
    coalesce((select sum(s.charged_minor - s.refunded_charged_minor) from payment_share s
      join store_order o on o.id = s.order_id and o.state <> 'canceled' where s.payment_id = p.id), 0)::int as "onOrders",
    coalesce((select -sum(e.amount) from ledger_entry e join ledger_journal j on j.id = e.journal_id
      where j.payment_id = p.id and e.account_kind = 'clearing'), 0)::int as clearing
  from payment p where p.member_id ${OF_RUN}`

interface Share {
  id: string
  state: string
  method: string
  onOrders: number
  clearing: number
}

/** Every unit that a provider took is on one order, was refunded or went back by a dispute, and the ledger says the same. */
async function moneyFaults({ pool, market, books }: Checked): Promise<string[]> {
  const { rows } = await pool.query<Share>(SHARES, [market.run])
  const booked = Map.groupBy(bookedIn(books), ({ reference }) => reference)
  return rows.flatMap(({ id, state, method, onOrders, clearing }) => {
    const charges = booked.get(id.replaceAll('-', '')) ?? []
    const [charge = { captured: 0, refunded: 0, chargedBack: 0 }] = charges
    const net = charge.captured - charge.refunded - charge.chargedBack
    if (charges.length > 1) return [`payment ${id} was taken ${charges.length} times`]
    if (method === 'balance') return []
    return net === onOrders && net === clearing
      ? []
      : [
          `${method} ${id} (${state}): ${net} at its provider, ${onOrders} on orders, ${clearing} in the ledger`,
        ]
  })
}

/** What is held for orders is what they cost, and balances are the sums of their entries. */
const SETTLED_LEDGER = `
  select 'order ' || o.id || ' (' || o.state || ') holds ' || coalesce(sum(e.amount), 0) as fault
  from store_order o left join ledger_entry e on e.subject_id = o.id and e.subject_kind = 'order' and e.account_kind = 'escrow'
  where o.member_id ${OF_RUN} group by o.id
  having coalesce(sum(e.amount), 0) <> case when o.state = 'canceled' then 0 else o.payable_minor end
  union all
  select 'balance of member ' || b.member_id || ' is not the sum of its entries' from member_balance b
  where b.amount <> (select coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = b.account_id)
  union all
  select 'account ' || a.id || ' (' || k.kind || ') has ' || sum(e.amount) from ledger_entry e
  join ledger_account a on a.id = e.account_id join ledger_account_kind k on k.kind = a.kind group by a.id, k.kind
  having case k.normal_balance when 'credit' then sum(e.amount) < 0 when 'debit' then sum(e.amount) > 0 end
  union all
  select 'order ' || id || ' still waits for its payment' from store_order
  where member_id ${OF_RUN} and state = 'pendingPayment'
  union all
  select 'refund ' || id || ' is ' || state from payment_refund where member_id ${OF_RUN} and state <> 'succeeded'`

/** What must hold after everything has ended: with the momentary checks, the whole proof. */
export async function settledFaults(
  checked: Checked,
  attempts: readonly Attempt[],
): Promise<BuyFaults> {
  const { pool, market } = checked
  const now = await momentaryFaults(checked)
  const skus = [...market.skus, market.hot]
  const units = await pool.query<Units>(UNITS, [skus.map(({ id }) => id)])
  const stockOf = new Map(skus.map(({ id, stock }) => [id, stock]))
  const settled = await pool.query<{ fault: string }>(SETTLED_LEDGER, [market.run])
  return {
    ...now,
    ...(await orderFaults(checked, attempts)),
    stock: [
      ...now.stock,
      ...units.rows
        .filter(
          ({ skuId, sold, onHand, held }) =>
            onHand !== (stockOf.get(skuId) ?? 0) - sold || held !== 0,
        )
        .map(
          ({ skuId, sold, onHand, held }) =>
            `variant ${skuId}: ${sold} of ${stockOf.get(skuId)} sold, ${onHand} there, ${held} held`,
        ),
    ],
    money: [...now.money, ...(await moneyFaults(checked)), ...(await disputeFaults(checked, true))],
    ledger: [...now.ledger, ...settled.rows.map(({ fault }) => fault)],
  }
}

/** What became of the payments, so that a run without late or surplus ones is seen as such. */
export async function paymentCounts({ pool, market }: Checked): Promise<string> {
  const { rows } = await pool.query<{ state: string; n: number }>(
    `select state, count(*)::int as n from payment where member_id ${OF_RUN} group by 1 order by 1`,
    [market.run],
  )
  return rows.map(({ state, n }) => `${n} ${state}`).join(', ')
}
