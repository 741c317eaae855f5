import { randomUUID } from 'node:crypto'
import { ledgerMerchantEndpoints } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { ledgerStaffEndpoints } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postOrderPaid } from '#features/mall/order/postings/order.postings.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, submitted } from '#test/mall/market.ts'
import { aPaidOrder, aPayout, aSettledOrder, aTopUp } from '#test/mall/posted.ts'
import { rollUpBalances } from './ledger.roll-up.service.ts'

const { balances, list, order } = ledgerMerchantEndpoints
const { trialBalance, accounts, journals, journal } = ledgerStaffEndpoints

const money = (amount: string) => ({ amount, currency: 'AED' })

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function aTrader(code: string, role: 'owner' | 'finance' | 'sales' = 'owner') {
  const { id: sellerId } = await aSeller(server.ctx, { code, names: { en: code } })
  const accountId = await aSellerAccount(server.ctx, { sellerId, role })
  return {
    sellerId,
    call: server.client({ bearer: await merchantTokenOf(server.ctx, accountId) }),
  }
}

describe('a merchant', () => {
  it('reads what is pending, due and paid out, before and after the roll-up [PY-4] [BO-1]', async () => {
    const { sellerId, call } = await aTrader('has-money', 'finance')
    expect(await call(balances)).toEqual([])
    const of = { sellerId, memberId: randomUUID() }
    await aPaidOrder(server.ctx, { ...of, amountMinor: 5_000n })
    await aSettledOrder(server.ctx, { ...of, amountMinor: 10_000n })
    await aPayout(server.ctx, { sellerId, amountMinor: 4_000n })
    const expected = [{ pending: money('50.00'), due: money('54.75'), paidOut: money('40.00') }]
    expect(await call(balances)).toEqual(expected)
    await rollUpBalances(server.ctx)
    expect(await call(balances)).toEqual(expected)
  })

  it('reads the lines of an order, each journal adding up to zero [PY-4]', async () => {
    const { sellerId, call } = await aTrader('has-order')
    const of = { sellerId, memberId: randomUUID(), amountMinor: 10_000n }
    const { orderId } = await aSettledOrder(server.ctx, of)
    const { journals: shown } = await call(order, { query: { orderId } })
    expect(
      shown.map(({ kind, lines }) => [kind, lines.map((line) => [line.kind, line.amount.amount])]),
    ).toEqual([
      [
        'orderPaid',
        [
          ['clearing', '-100.00'],
          ['escrow', '100.00'],
        ],
      ],
      [
        'orderSettled',
        [
          ['escrow', '-100.00'],
          ['sellerDue', '94.75'],
          ['commission', '5.00'],
          ['commissionVat', '0.25'],
        ],
      ],
    ])
    const { call: other } = await aTrader('another')
    await expect(other(order, { query: { orderId } })).rejects.toMatchObject({ status: 404 })
  })

  it('pages through the changes without a gap, and filters them by kind and day', async () => {
    const { sellerId, call } = await aTrader('pages')
    for (let i = 1n; i <= 51n; i += 1n)
      await aPaidOrder(server.ctx, { sellerId, memberId: randomUUID(), amountMinor: i * 100n })
    const first = await call(list, { query: {} })
    expect([first.rows.length, first.total]).toEqual([50, 51])
    const second = await call(list, { query: { cursor: first.next ?? '' } })
    expect(second.next).toBeNull()
    const seen = [...first.rows, ...second.rows].map(({ pending }) => Number(pending.amount))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1))
    const back = await call(list, { query: { cursor: second.previous ?? '' } })
    expect(back.rows).toEqual(first.rows)
    const day = server.ctx.now().toISOString().slice(0, 10)
    const totals = [
      { kind: 'payout' as const },
      { until: '2020-01-01' },
      { from: day, until: day, kind: 'orderPaid' as const },
    ].map(async (query) => (await call(list, { query })).total)
    expect(await Promise.all(totals)).toEqual([0, 0, 51])
  })

  it('needs the permission for it', async () => {
    const { call } = await aTrader('sells-only', 'sales')
    await expect(call(balances)).rejects.toMatchObject({ status: 403 })
  })
})

describe('staff', () => {
  it('read a trial balance that is zero, with entries before and after the horizon [PY-4]', async () => {
    const call = server.client({ bearer: await server.staffToken(['ledger.read']) })
    await aTopUp(server.ctx, { memberId: randomUUID(), amountMinor: 700n, giftMinor: 50n })
    await rollUpBalances(server.ctx)
    await aTopUp(server.ctx, { memberId: randomUUID(), amountMinor: 300n })
    const [dirhams] = await call(trialBalance)
    expect(dirhams).toMatchObject({ currency: 'AED', total: money('0.00') })
    expect(dirhams?.kinds).toContainEqual({ kind: 'memberCash', balance: money('10.00') })
    expect(dirhams?.kinds).toContainEqual({ kind: 'promotion', balance: money('-0.50') })
  })

  it('find accounts by their owner, and journals by an account, a reference and an order', async () => {
    const call = server.client({ bearer: await server.staffToken(['ledger.read']) })
    const { id: sellerId } = await aSeller(server.ctx, { code: 'found', names: { en: 'Found' } })
    const of = { sellerId, memberId: randomUUID(), amountMinor: 10_000n }
    const { orderId, paymentId } = await aSettledOrder(server.ctx, of)
    const found = await call(accounts, { query: { q: sellerId } })
    expect(found.rows.map(({ kind, ownerName, balance }) => [kind, ownerName, balance])).toEqual(
      expect.arrayContaining([
        ['escrow', 'Found', money('0.00')],
        ['sellerDue', 'Found', money('94.75')],
      ]),
    )
    expect((await call(accounts, { query: { q: 'foun' } })).rows).toEqual(found.rows)
    expect((await call(accounts, { query: { q: '%' } })).rows).toEqual([])
    const due = found.rows.find(({ kind }) => kind === 'sellerDue')
    const kindsBy = async (query: object) =>
      (await call(journals, { query })).rows.map(({ kind }) => kind)
    expect(await kindsBy({ accountId: due?.accountId ?? '' })).toEqual(['orderSettled'])
    expect(await kindsBy({ q: paymentId })).toEqual(['orderPaid'])
    expect((await kindsBy({ q: orderId })).toSorted()).toEqual(['orderPaid', 'orderSettled'])
    const { rows } = await call(journals, { query: { q: paymentId } })
    const shown = await call(journal, { query: { journalId: rows[0]?.journalId ?? '' } })
    expect(shown).toMatchObject({
      ref: paymentId,
      paymentId,
      orders: [{ orderId, number: null }],
      owners: ['Found'],
      moved: [money('100.00')],
      lines: [
        { kind: 'clearing', owner: 'card', amount: money('-100.00'), order: { orderId } },
        { kind: 'escrow', ownerName: 'Found', amount: money('100.00') },
      ],
    })
    // An order of the mall is known by its number.
    const { skuId } = await aShop(server.ctx, { name: 'Numbered' })
    const [placed] = (await submitted((await aBuyer(server)).call, [{ skuId, quantity: 1 }])).orders
    await atomic(server.ctx, (ctx) =>
      postOrderPaid(ctx, {
        paymentId: randomUUID(),
        method: 'card',
        memberId: of.memberId,
        orders: [{ orderId: placed?.orderId ?? '', sellerId, amountMinor: 12_500n }],
        currency: 'AED',
      }),
    )
    const { orderId: placedId, orderNumber: number } = placed ?? {}
    const numbered = await call(journals, { query: { q: number ?? '' } })
    expect(numbered.rows).toMatchObject([{ orders: [{ orderId: placedId, number }] }])
    await expect(call(journal, { query: { journalId: '999999999' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
