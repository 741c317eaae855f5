import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postOrderPaid, postOrderRefunded } from '#features/mall/order/postings/order.postings.ts'
import { postOrderSettled } from '#features/mall/settlement/settlement.postings.ts'
import { postManualChange } from '#features/money/balance-change/balance-change.postings.ts'
import { creditTopUp } from '#features/money/balance/balance.postings.ts'
import { postSurplus, postSurplusRefunded } from '#features/money/payment/payment.postings.ts'
import { postPayout } from '#features/money/payout/payout.postings.ts'
import { atomic, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import {
  createBooks,
  payOrders,
  posting,
  refundOrder,
  settleOrder,
  type Books,
  type PaidOrder,
  type Posting,
} from '#test/sequences/ledger-model.ts'
import { checkSequences, SEQUENCES, TIMEOUT_MS } from '#test/sequences/run.ts'
import { balanceSql } from './ledger.queries.ts'
import { rollUpBalances } from './ledger.roll-up.service.ts'

const currency = 'AED'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Whether it was posted; false when the ledger refused it. */
const isDone = (work: (ctx: TxCtx) => Promise<boolean>): Promise<boolean> =>
  atomic(server.ctx, work).catch((err: unknown) => {
    if (err instanceof Refusal) return false
    throw err
  })

type Work = (ctx: TxCtx) => Promise<boolean>

const memberOf = ({ members }: Books, who: number) => members[who === 0 ? 0 : 1]
const sellerOf = ({ sellers }: Books, n: number) => sellers[n % 2 === 0 ? 0 : 1]

function topUp(books: Books, { who, amounts }: Posting): [Work, boolean] {
  const memberId = memberOf(books, who)
  const [amountMinor = 1n, giftMinor = 0n] = amounts
  books.move('clearing', 'card', -amountMinor)
  books.move('memberCash', memberId, amountMinor)
  books.move('promotion', '', -giftMinor)
  books.move('memberGift', memberId, giftMinor)
  const of = { paymentId: randomUUID(), method: 'card', memberId, currency } as const
  return [(ctx) => creditTopUp(ctx, { ...of, amountMinor, giftMinor }), true]
}

function change(books: Books, { who, of, amounts }: Posting): [Work, boolean] {
  const memberId = memberOf(books, who)
  const amountMinor = (amounts[0] ?? 1n) * (of % 2 === 0 ? 1n : -1n)
  const isPossible = books.at('memberCash', memberId) + amountMinor >= 0n
  if (isPossible) {
    books.move('adjustment', '', -amountMinor)
    books.move('memberCash', memberId, amountMinor)
  }
  const asked = { changeId: randomUUID(), memberId, currency, amountMinor }
  return [(ctx) => postManualChange(ctx, asked), isPossible]
}

function pay(books: Books, { kind, who, of, amounts }: Posting): [Work, boolean] {
  const [paymentId, memberId] = [randomUUID(), memberOf(books, who)]
  const isExchanged = kind === 'payInDollars'
  const method = kind === 'payByBalance' ? 'balance' : 'card'
  const paid = amounts.map((amount, i): PaidOrder => {
    const sellerId = sellerOf(books, of + i)
    const charged = isExchanged ? amount / 3n + 1n : amount
    const ids = { orderId: randomUUID(), paymentId, sellerId, memberId }
    const none = { gift: 0n, refunded: 0n, settled: null }
    return { ...ids, ...none, paid: amount, charged, method, isExchanged }
  })
  const isPossible = payOrders(books, paid)
  const orders = paid.map(({ orderId, sellerId, paid: amountMinor, charged: chargedMinor }) => ({
    orderId,
    sellerId,
    amountMinor,
    ...(isExchanged && { chargedMinor }),
  }))
  const charged = isExchanged ? { chargedCurrency: 'USD' } : {}
  const payment = { paymentId, method, memberId, orders, currency, ...charged } as const
  return [(ctx) => postOrderPaid(ctx, payment), isPossible]
}

const anOrderOf = ({ orders }: Books, { of }: Posting) => orders[of % Math.max(orders.length, 1)]

function refund(books: Books, step: Posting): [Work, boolean] | null {
  const order = anOrderOf(books, step)
  if (!order) return null
  const { orderId, paymentId, sellerId } = order
  const amountMinor = (order.paid * BigInt(step.part)) / 100n
  const isPossible = refundOrder(books, order, amountMinor)
  const of = { refundId: randomUUID(), paymentId, orderId, sellerId, currency, amountMinor }
  return [(ctx) => postOrderRefunded(ctx, of), isPossible]
}

function settle(books: Books, step: Posting): [Work, boolean] | null {
  const order = anOrderOf(books, step)
  const held = order ? order.paid - order.refunded : 0n
  if (!order || order.settled || held === 0n) return null
  const commissionMinor = held / 20n
  const commissionVatMinor = commissionMinor / 20n
  settleOrder(books, order, commissionMinor, commissionVatMinor)
  const { orderId, sellerId } = order
  const of = { orderId, sellerId, currency, goodsMinor: held, freightMinor: 0n }
  return [(ctx) => postOrderSettled(ctx, { ...of, commissionMinor, commissionVatMinor }), true]
}

function payOut(books: Books, { of, amounts }: Posting): [Work, boolean] {
  const sellerId = sellerOf(books, of)
  const [amountMinor = 1n] = amounts
  const isPossible = books.at('sellerDue', sellerId) >= amountMinor
  if (isPossible) {
    books.move('sellerDue', sellerId, -amountMinor)
    books.move('paidOut', sellerId, amountMinor)
  }
  const asked = { payoutId: randomUUID(), sellerId, currency, amountMinor }
  return [(ctx) => postPayout(ctx, asked), isPossible]
}

/** Two payments that belong to no order, so that they are returned in parts. */
function surplus(books: Books, { kind, who, amounts }: Posting): [Work, boolean] | null {
  // The ids of the members are no ids of payments: they serve as two of them.
  const paymentId = memberOf(books, who)
  const [amountMinor = 1n] = amounts
  const of = { paymentId, method: 'card', currency, amountMinor } as const
  const held = books.at('surplus', paymentId)
  const isReceived = books.accounts.has(`surplus ${paymentId} ${currency}`)
  if (kind === 'surplus') {
    if (isReceived) return null
    books.move('clearing', 'card', -amountMinor)
    books.move('surplus', paymentId, amountMinor)
    return [(ctx) => postSurplus(ctx, of), true]
  }
  const isPossible = held >= amountMinor
  if (isPossible) {
    books.move('surplus', paymentId, -amountMinor)
    books.move('clearing', 'card', amountMinor)
  }
  const refundId = randomUUID()
  return [(ctx) => postSurplusRefunded(ctx, { ...of, refundId }), isPossible]
}

function worked(books: Books, step: Posting): [Work, boolean] | null {
  switch (step.kind) {
    case 'topUp':
      return topUp(books, step)
    case 'manual':
      return change(books, step)
    case 'payByCard':
    case 'payInDollars':
    case 'payByBalance':
      return pay(books, step)
    case 'refund':
      return refund(books, step)
    case 'settle':
      return settle(books, step)
    case 'payOut':
      return payOut(books, step)
    case 'surplus':
    case 'returnSurplus':
      return surplus(books, step)
    case 'rollUp':
      return null
  }
}

/** The balances of these owners and of the accounts that everyone shares, as they are read and as they add up. */
async function balancesOf({ members, sellers }: Books) {
  const owners = [...members, ...sellers, '', 'card']
  const { rows } = await server.ctx.db.execute<{ account: string; read: string; sum: string }>(sql`
    select a.kind || ' ' || a.owner || ' ' || a.currency as account, ${balanceSql} as read,
      (select coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = a.id) as sum
    from ledger_account a where a.owner = any(${sql.param(owners)}::text[])`)
  return rows
}

/** Balances on the side of zero where their kind never is. */
const WRONG_SIDE = `
  select a.kind, a.owner, sum(e.amount) from ledger_entry e
  join ledger_account a on a.id = e.account_id join ledger_account_kind k on k.kind = a.kind
  group by a.id, k.kind
  having case k.normal_balance when 'credit' then sum(e.amount) < 0 when 'debit' then sum(e.amount) > 0 end`

it(
  `agrees with a few sums in memory after each of ${SEQUENCES} random sequences of postings [PY-4] [LO-3]`,
  async () => {
    await checkSequences(posting, async (sequence) => {
      const books = createBooks()
      const before = new Map((await balancesOf(books)).map((row) => [row.account, row.read]))
      for (const step of sequence) {
        if (step.kind === 'rollUp') await rollUpBalances(server.ctx)
        const expected = worked(books, step)
        if (!expected) continue
        const [work, isPossible] = expected
        expect(await isDone(work), step.kind).toBe(isPossible)
        if (isPossible && step.isRepeated) expect(await isDone(work), 'again').toBe(false)
      }
      const after = await balancesOf(books)
      for (const { account, read, sum } of after) expect([account, read]).toEqual([account, sum])
      const moved = after
        .map(
          (row) => [row.account, BigInt(row.read) - BigInt(before.get(row.account) ?? 0)] as const,
        )
        .filter(([, amount]) => amount !== 0n)
      const wanted = [...books.accounts].filter(([, amount]) => amount !== 0n)
      expect(Object.fromEntries(moved)).toEqual(Object.fromEntries(wanted))
    })
    const { rows } = await server.pool.query(
      'select journal_id, currency from ledger_entry group by 1, 2 having sum(amount) <> 0',
    )
    expect(rows).toEqual([])
    const { rows: onWrongSide } = await server.pool.query(WRONG_SIDE)
    expect(onWrongSide).toEqual([])
  },
  TIMEOUT_MS,
)
