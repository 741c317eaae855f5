import { randomUUID } from 'node:crypto'
import { formatter } from '@ironsouq/i18n/format'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postOrderPaid, postOrderRefunded } from '#features/mall/order/postings/order.postings.ts'
import { postOrderSettled } from '#features/mall/settlement/settlement.postings.ts'
import { postManualChange } from '#features/money/balance-change/balance-change.postings.ts'
import { creditTopUp } from '#features/money/balance/balance.postings.ts'
import { memberBalance } from '#features/money/balance/balance.queries.ts'
import { postSurplus, postSurplusRefunded } from '#features/money/payment/payment.postings.ts'
import { postPayout } from '#features/money/payout/payout.postings.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import { atomic, type TxCtx } from '#kernel/ctx.ts'
import { violatedCheck } from '#kernel/data/db.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { orderSubject, post } from './ledger.posting.service.ts'
import { amountFor } from './ledger.queries.ts'
import { rollUpBalances } from './ledger.roll-up.service.ts'

const CURRENCY = 'AED'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const within = <T>(work: (ctx: TxCtx) => Promise<T>) => atomic(server.ctx, work)

const anOrder = (amountMinor: bigint, sellerId = randomUUID()) => ({
  orderId: randomUUID(),
  sellerId,
  amountMinor,
})

type Order = ReturnType<typeof anOrder>

const paid = (orders: Order[], more: object = {}) => ({
  paymentId: randomUUID(),
  method: 'card' as const,
  memberId: randomUUID(),
  orders,
  currency: CURRENCY,
  ...more,
})

const topUp = (memberId: string, amountMinor: bigint, more: object = {}) =>
  within((ctx) =>
    creditTopUp(ctx, {
      paymentId: randomUUID(),
      method: 'card',
      memberId,
      currency: CURRENCY,
      amountMinor,
      ...more,
    }),
  )

/** The lines of a journal as `account amount currency`. */
async function linesOf(kind: string, ref: string): Promise<string[]> {
  const { rows } = await server.pool.query<{ line: string }>(
    `select a.kind || ' ' || e.amount || ' ' || e.currency as line from ledger_entry e
     join ledger_journal j on j.id = e.journal_id join ledger_account a on a.id = e.account_id
     where j.kind = $1 and j.ref = $2 order by e.line`,
    [kind, ref],
  )
  return rows.map(({ line }) => line)
}

const checkOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (err: unknown) => violatedCheck(err),
  )

describe('the database', () => {
  it('refuses a journal that does not add up to zero in each currency at its commit [PY-4]', async () => {
    await topUp(randomUUID(), 1n)
    const journal = (entries: string) =>
      server.pool.query(
        `with j as (insert into ledger_journal (kind, ref, digest, created_at)
           values ('gift', gen_random_uuid(), '', now()) returning id)
         insert into ledger_entry (journal_id, line, account_id, account_kind, amount, currency, created_at)
         select j.id, v.line, a.id, a.kind, v.amount, v.currency, now()
         from j, (values ${entries}) as v (line, kind, amount, currency)
         join ledger_account a on a.kind = v.kind and a.currency = 'AED'`,
      )
    expect(await checkOf(journal(`(1, 'clearing', -5, 'AED'), (2, 'promotion', 4, 'AED')`))).toBe(
      'ledger_journal_balances',
    )
    expect(await checkOf(journal(`(1, 'clearing', 0, 'AED')`))).toBe('ledger_entry_moves_money')
    expect(await checkOf(journal(`(1, 'clearing', 5, 'USD')`))).toBe('ledger_entry_account')
    const empty = `insert into ledger_journal (kind, ref, digest, created_at) values ('gift', 'empty', '', now())`
    expect(await checkOf(server.pool.query(empty))).toBe('ledger_journal_balances')
  })

  it('refuses to change, delete or add lines of what was posted [PY-4]', async () => {
    await topUp(randomUUID(), 500n)
    for (const table of ['ledger_entry', 'ledger_journal', 'ledger_account'])
      for (const change of [
        `update ${table} set created_at = now()`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        expect(await checkOf(server.pool.query(change)), change).toBe('ledger_append_only')
    const added = `insert into ledger_entry (journal_id, line, account_id, account_kind, amount, currency, created_at)
      select journal_id, line + 100, account_id, account_kind, amount, currency, now() from ledger_entry`
    expect(await checkOf(server.pool.query(added))).toBe('ledger_entry_journal')
  })

  it('keeps the balance of a member at zero or above, also without our checks [LO-3]', async () => {
    const memberId = randomUUID()
    await topUp(memberId, 100n)
    const overdraft = within((ctx) =>
      post(ctx, {
        kind: 'manualChange',
        ref: randomUUID(),
        asked: {},
        lines: [
          { kind: 'memberCash', owner: memberId, currency: CURRENCY, amountMinor: -101n },
          { kind: 'adjustment', owner: '', currency: CURRENCY, amountMinor: 101n },
        ],
      }),
    )
    expect(await checkOf(overdraft)).toBe('member_balance_not_negative')
  })
})

describe('a payment', () => {
  it('of several orders is held for each of them, once under eight at once [PY-4]', async () => {
    const orders = [anOrder(10_000n), anOrder(2_550n)]
    const payment = paid(orders)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => within((ctx) => postOrderPaid(ctx, payment))),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    for (const { orderId, amountMinor } of orders)
      expect(await amountFor(server.ctx, orderSubject(orderId), 'escrow')).toBe(amountMinor)
    const other = { ...payment, orders: orders.slice(1) }
    await expect(within((ctx) => postOrderPaid(ctx, other))).rejects.toThrow('other amounts')
  })

  it('in another currency balances in both, and goes back by share to the last unit [PY-4] [PY-6]', async () => {
    const first = { ...anOrder(10_000n), chargedMinor: 2_723n }
    const second = { ...anOrder(5_000n), chargedMinor: 1_362n }
    const payment = paid([first, second], { chargedCurrency: 'USD' })
    await within((ctx) => postOrderPaid(ctx, payment))
    const lines = await linesOf('orderPaid', payment.paymentId)
    expect(lines).toEqual(
      expect.arrayContaining(['clearing -2723 USD', 'exchange 2723 USD', 'exchange -10000 AED']),
    )
    const { orderId, sellerId, amountMinor } = first
    const refund = (amount: bigint) => {
      const refundId = randomUUID()
      const of = { refundId, paymentId: payment.paymentId, orderId, sellerId, currency: CURRENCY }
      return within((ctx) => postOrderRefunded(ctx, { ...of, amountMinor: amount })).then(() =>
        linesOf('orderRefunded', refundId),
      )
    }
    const parts = [3_333n, 3_333n, amountMinor - 6_666n]
    const back: number[] = []
    for (const amount of parts) {
      const clearing = (await refund(amount)).find((line) => line.startsWith('clearing'))
      back.push(Number(clearing?.split(' ')[1]))
    }
    expect(back.reduce((sum, each) => sum + each, 0)).toBe(2_723)
    await expect(refund(1n)).rejects.toMatchObject({ key: 'error.stateChanged' })
  })

  it('that was not needed is returned, and no more than it', async () => {
    const paymentId = randomUUID()
    const of = { paymentId, method: 'paypal' as const, currency: 'USD' }
    await within((ctx) => postSurplus(ctx, { ...of, amountMinor: 900n }))
    const back = (refundId: string, amountMinor: bigint) =>
      within((ctx) => postSurplusRefunded(ctx, { ...of, refundId, amountMinor }))
    const refundId = randomUUID()
    expect(await back(refundId, 400n)).toBe(true)
    expect(await back(refundId, 400n)).toBe(false)
    await expect(back(randomUUID(), 501n)).rejects.toMatchObject({ key: 'error.stateChanged' })
    expect(await back(randomUUID(), 500n)).toBe(true)
  })
})

describe('the balance of a member', () => {
  it('pays 10 of 16 orders at once, when it is enough for 10 [LO-3]', async () => {
    const memberId = randomUUID()
    await topUp(memberId, 1_000n)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, () =>
        within((ctx) => postOrderPaid(ctx, paid([anOrder(100n)], { memberId, method: 'balance' }))),
      ),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(6)
    for (const each of refused)
      expect(each).toMatchObject({
        reason: {
          key: 'error.balanceTooSmall',
          values: { amount: formatter('en').money({ amount: '0.00', currency: CURRENCY }) },
        },
      })
    expect(await memberBalance(server.ctx, memberId, CURRENCY)).toMatchObject({ totalMinor: 0n })
  })

  it('spends gifts first, and a refund returns cash and gifts in proportion [LO-3]', async () => {
    const memberId = randomUUID()
    await topUp(memberId, 2_000n, { giftMinor: 1_000n })
    const order = anOrder(1_501n)
    const payment = paid([order], { memberId, method: 'balance' })
    await within((ctx) => postOrderPaid(ctx, payment))
    const read = () => memberBalance(server.ctx, memberId, CURRENCY)
    expect(await read()).toMatchObject({ cashMinor: 1_499n, giftMinor: 0n })
    const { orderId, sellerId } = order
    const of = { paymentId: payment.paymentId, orderId, sellerId, currency: CURRENCY }
    for (const amountMinor of [500n, 500n, 501n])
      await within((ctx) => postOrderRefunded(ctx, { ...of, refundId: randomUUID(), amountMinor }))
    expect(await read()).toMatchObject({ cashMinor: 2_000n, giftMinor: 1_000n })
  })

  it('is changed by hand both ways, but never below zero [LO-3]', async () => {
    const memberId = randomUUID()
    const change = (amountMinor: bigint) =>
      within((ctx) =>
        postManualChange(ctx, {
          changeId: randomUUID(),
          memberId,
          currency: CURRENCY,
          amountMinor,
        }),
      )
    await change(700n)
    await expect(change(-701n)).rejects.toMatchObject({
      key: 'error.memberBalanceTooSmall',
    })
    await change(-300n)
    expect(await memberBalance(server.ctx, memberId, CURRENCY)).toMatchObject({ cashMinor: 400n })
  })
})

describe('a settled order', () => {
  const settled = async () => {
    const order = anOrder(898_000n)
    const payment = paid([order])
    await within((ctx) => postOrderPaid(ctx, payment))
    const { orderId, sellerId } = order
    const settlement = {
      orderId,
      sellerId,
      currency: CURRENCY,
      goodsMinor: 878_000n,
      freightMinor: 20_000n,
      subsidyMinor: 12_000n,
      commissionMinor: 44_500n,
      commissionVatMinor: 2_225n,
    }
    expect(await within((ctx) => postOrderSettled(ctx, settlement))).toBe(true)
    expect(await within((ctx) => postOrderSettled(ctx, settlement))).toBe(false)
    return { ...order, paymentId: payment.paymentId }
  }

  it('is due to its seller without commission and its VAT, and is paid out once [PY-4]', async () => {
    const { orderId, sellerId } = await settled()
    expect(await linesOf('orderSettled', orderId)).toEqual([
      'escrow -898000 AED',
      'promotion -12000 AED',
      'sellerDue 863275 AED',
      'commission 44500 AED',
      'commissionVat 2225 AED',
    ])
    const payout = (amountMinor: bigint) =>
      within((ctx) =>
        postPayout(ctx, { payoutId: randomUUID(), sellerId, currency: CURRENCY, amountMinor }),
      )
    const outcomes = await Promise.allSettled([payout(863_275n), payout(863_275n)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await sellerBalances(server.ctx, sellerId)).toEqual([
      { currency: CURRENCY, pendingMinor: 0n, dueMinor: 0n, paidMinor: 863_275n },
    ])
  })

  it('that is refunded afterwards is borne by its seller, also below zero [PY-4]', async () => {
    const { orderId, sellerId, paymentId } = await settled()
    const of = { refundId: randomUUID(), paymentId, orderId, sellerId, currency: CURRENCY }
    await within((ctx) =>
      postPayout(ctx, {
        payoutId: randomUUID(),
        sellerId,
        currency: CURRENCY,
        amountMinor: 863_275n,
      }),
    )
    await within((ctx) => postOrderRefunded(ctx, { ...of, amountMinor: 69_000n }))
    expect(await linesOf('orderRefunded', of.refundId)).toEqual([
      'sellerDue -66333 AED',
      'promotion 922 AED',
      'commission -3419 AED',
      'commissionVat -170 AED',
      'clearing 69000 AED',
    ])
    expect(await sellerBalances(server.ctx, sellerId)).toMatchObject([{ dueMinor: -66_333n }])
    const rest = { ...of, refundId: randomUUID(), amountMinor: 829_000n }
    await within((ctx) => postOrderRefunded(ctx, rest))
    // All of the settlement is taken back: the seller owes exactly what was paid out.
    expect(await sellerBalances(server.ctx, sellerId)).toMatchObject([
      { pendingMinor: 0n, dueMinor: -863_275n, paidMinor: 863_275n },
    ])
  })
})

it('rolls up what was committed out of order, so that balances equal the plain sums [PY-4]', async () => {
  const sellerId = randomUUID()
  const pay = (amountMinor: bigint) => (ctx: TxCtx) =>
    postOrderPaid(ctx, paid([anOrder(amountMinor, sellerId)]))
  await within(pay(1n))
  const { promise: isPostedFirst, resolve: postedFirst } = Promise.withResolvers<void>()
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const slow = within(async (ctx) => {
    await pay(10n)(ctx)
    postedFirst()
    await mayCommit
  })
  await isPostedFirst
  await within(pay(100n))
  const pending = async () => (await sellerBalances(server.ctx, sellerId))[0]?.pendingMinor
  const rolled = async () =>
    (
      await server.pool.query<{ amount: string }>(
        `select amount from ledger_balance join ledger_account on id = account_id where seller_id = $1`,
        [sellerId],
      )
    ).rows[0]?.amount
  await rollUpBalances(server.ctx)
  expect(await pending()).toBe(101n)
  commit()
  await slow
  expect(await pending()).toBe(111n)
  await Promise.all(Array.from({ length: 4 }, () => rollUpBalances(server.ctx)))
  expect(await pending()).toBe(111n)
  // The horizon is that of the whole server: another database's transaction holds it back.
  await expect
    .poll(async () => {
      await rollUpBalances(server.ctx)
      return rolled()
    })
    .toBe('111')
  await within(pay(1_000n))
  expect(await pending()).toBe(1_111n)
  const { rows } = await server.ctx.db.execute(sql`
    select currency from ledger_entry group by currency having sum(amount) <> 0`)
  expect(rows).toEqual([])
})
