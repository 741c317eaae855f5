import { randomUUID } from 'node:crypto'
import {
  flashSaleEndpoints,
  flashSaleMerchantEndpoints,
  flashSaleStaffEndpoints,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import type { FlashSaleForm } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderAdjustment, storeOrder } from '#features/mall/order/order.tables.ts'
import { stockHold } from '#features/mall/product/stock.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, stockOf } from '#test/mall/market.ts'
import { pay } from '#test/mall/paid-order.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { aFlashSaleForm } from './flash-sale.builder.ts'
import { runFlashSales } from './flash-sale.session.job.ts'
import { flashItem, flashQuota, flashSale, flashStock, flashUse } from './flash-sale.tables.ts'

const say = translator('en')
const MINUTE_MS = 60_000
const aed = (amount: string) => ({ amount, currency: 'AED' })

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const minutesFromNow = (minutes: number) =>
  new Date(server.ctx.now().getTime() + minutes * MINUTE_MS).toISOString()
const runSessions = () => runDeadlines(server.ctx, runFlashSales)

type Given = Parameters<typeof aFlashSaleForm>[2]

/** A store with twelve pieces of a part at AED 125, and someone who sells for it. */
async function aTrader() {
  const shop = await aShop(server.ctx, { stock: 12 })
  const accountId = await aSellerAccount(server.ctx, {
    sellerId: shop.sellerId,
    role: 'sales',
    name: 'Seller',
  })
  const call = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const draft = (given?: Given) =>
    call(flashSaleMerchantEndpoints.create, {
      body: aFlashSaleForm(server.ctx.now(), shop.skuId, given),
    })
  async function scheduled(given?: Given) {
    const { flashSaleId, version } = await draft(given)
    return call(flashSaleMerchantEndpoints.schedule, { body: { flashSaleId, version } })
  }
  /** A sale that runs: ten pieces at AED 50, two for each person. */
  async function running(given?: Given) {
    const sale = await scheduled(given)
    await runSessions()
    return { ...shop, call, flashSaleId: sale.flashSaleId }
  }
  return { ...shop, call, draft, scheduled, running }
}

interface Sale {
  flashSaleId: string
  skuId: string
}
type Call = Awaited<ReturnType<typeof aBuyer>>['call']

const asked = ({ flashSaleId, skuId }: Sale, quantity: number) => ({
  flashSaleId,
  lines: [{ skuId, quantity }],
})
const priceOf = (amount: number) => aed(amount.toFixed(2))
/** Buys at the flash price without asking for it first. */
const bought = (call: Call, sale: Sale, quantity = 1) =>
  call(orderEndpoints.submit, {
    body: { ...asked(sale, quantity), submitId: randomUUID(), expected: priceOf(50 * quantity) },
  })
const refusalOf = (work: Promise<unknown>) => work.then(() => 'no refusal', String)

/** What is left, what orders hold, and what people have of the one variant of a sale. */
async function figures({ flashSaleId, skuId }: Sale) {
  const { db } = server.ctx
  const [item] = await db.select().from(flashItem).where(eq(flashItem.flashSaleId, flashSaleId))
  const id = item?.id ?? ''
  const parts = await db.select().from(flashStock).where(eq(flashStock.flashItemId, id))
  const uses = await db.select().from(flashUse).where(eq(flashUse.flashItemId, id))
  const quotas = await db.select().from(flashQuota).where(eq(flashQuota.flashItemId, id))
  const of = (state: string) =>
    uses.reduce((sum, use) => sum + (use.state === state ? use.quantity : 0), 0)
  return {
    left: parts.reduce((sum, { remaining }) => sum + remaining, 0),
    unpaid: of('unpaid'),
    paid: of('paid'),
    quotas: quotas.map(({ taken }) => taken).filter((taken) => taken > 0),
    stock: await stockOf(server, skuId),
  }
}

describe('a flash sale of a store', () => {
  it('is written as a draft, saved at its version, scheduled, withdrawn and removed [PM-2]', async () => {
    const { draft, call, skuId } = await aTrader()
    const made = await draft({ names: { en: 'Filters', de: 'Filter' } })
    expect(made).toMatchObject({
      state: 'draft',
      names: { en: 'Filters', de: 'Filter' },
      items: [{ skuId, price: '50.00', quantity: 10, perPerson: 2, setAside: null, available: 12 }],
      actions: ['schedule', 'edit', 'remove'],
    })
    const { flashSaleId, version } = made
    const times = { startsAt: minutesFromNow(10), endsAt: minutesFromNow(20) }
    const form = aFlashSaleForm(server.ctx.now(), skuId, times)
    const body = { ...form, flashSaleId, version }
    const saved = await call(flashSaleMerchantEndpoints.save, { body })
    await expect(call(flashSaleMerchantEndpoints.save, { body })).rejects.toMatchObject({
      status: 409,
    })
    const scheduled = await call(flashSaleMerchantEndpoints.schedule, {
      body: { flashSaleId, version: saved.version },
    })
    expect(scheduled).toMatchObject({ state: 'scheduled', actions: ['withdraw', 'stop'] })
    await call(flashSaleMerchantEndpoints.withdraw, { body: { flashSaleId } })
    const { rows } = await call(flashSaleMerchantEndpoints.list, { query: {} })
    expect(rows).toMatchObject([{ flashSaleId, state: 'draft', quantity: 10, ordered: 0 }])
    await call(flashSaleMerchantEndpoints.remove, { body: { flashSaleId } })
    const gone = call(flashSaleMerchantEndpoints.record, { query: { flashSaleId } })
    await expect(gone).rejects.toMatchObject({ status: 404 })
  })

  it('refuses a price that is not lower, a variant of another store or named twice, and an end before the start', async () => {
    const [trader, other] = [await aTrader(), await aTrader()]
    const [item] = aFlashSaleForm(server.ctx.now(), trader.skuId).items as [
      FlashSaleForm['items'][number],
    ]
    const wrong: [Given, string][] = [
      [{ items: [{ ...item, price: '125.00' }] }, 'items.0.price'],
      [{ items: [{ ...item, price: '1.005' }] }, 'items.0.price'],
      [{ items: [{ ...item, skuId: other.skuId }] }, 'items.0.skuId'],
      [{ items: [item, item] }, 'items.1.skuId'],
      [{ endsAt: minutesFromNow(-1) }, 'endsAt'],
      [{ endsAt: minutesFromNow(60 * 24 * 40) }, 'endsAt'],
    ]
    for (const [given, field] of wrong)
      await expect(trader.draft(given)).rejects.toMatchObject({ status: 400, data: [{ field }] })
  })

  it('has a variant alone at a time, also when eight are scheduled at the same moment [PM-2]', async () => {
    const trader = await aTrader()
    const drafts = await Promise.all(Array.from({ length: 8 }, () => trader.draft()))
    const outcomes = await Promise.allSettled(
      drafts.map(({ flashSaleId, version }) =>
        trader.call(flashSaleMerchantEndpoints.schedule, { body: { flashSaleId, version } }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const own = and(eq(flashSale.sellerId, trader.sellerId), eq(flashSale.isOpen, true))
    expect(await server.ctx.db.$count(flashSale, own)).toBe(1)
    const again = await refusalOf(trader.scheduled())
    expect(again).toContain(say('portalFlashSale.conflictWith', { name: 'One-hour sale' }))
    const later = { startsAt: minutesFromNow(60), endsAt: minutesFromNow(90) }
    expect(await trader.scheduled(later)).toMatchObject({ state: 'scheduled' })
  })
})

describe('its session', () => {
  it('takes its pieces out of the normal stock at its start and gives back what is left at its end [PM-2]', async () => {
    const trader = await aTrader()
    const times = { startsAt: minutesFromNow(10), endsAt: minutesFromNow(20) }
    const sale = { skuId: trader.skuId, ...(await trader.scheduled(times)) }
    const { call } = await aBuyer(server)
    const quote = () => call(orderEndpoints.confirm, { body: asked(sale, 1) })
    const shown = () =>
      server.client()(flashSaleEndpoints.ofProduct, { query: { prodId: trader.productId } })
    expect(await refusalOf(quote())).toContain(say('error.flashNotStarted'))
    expect(await refusalOf(bought(call, sale))).toContain(say('error.flashNotStarted'))
    expect(await shown()).toMatchObject([{ isRunning: false, price: aed('50.00') }])
    server.turnClock(minutesFromNow(10))
    await runSessions()
    expect((await figures(sale)).stock).toEqual({ onHand: 12, held: 10 })
    expect(await shown()).toMatchObject([
      { isRunning: true, leftPercent: 100, standing: 'available', listPrice: aed('125.00') },
    ])
    const { orders } = await bought(call, sale, 2)
    expect(await shown()).toMatchObject([{ leftPercent: 80 }])
    const normal = await call(orderEndpoints.confirm, {
      body: { lines: [{ skuId: sale.skuId, quantity: 3 }] },
    })
    expect(normal.orders[0]?.lines[0]).toMatchObject({ fault: 'tooMany', available: 2 })
    server.turnClock(minutesFromNow(10))
    expect(await refusalOf(quote())).toContain(say('error.flashEnded'))
    await runSessions()
    const { left, unpaid, stock } = await figures(sale)
    expect({ left, unpaid, stock }).toEqual({ left: 0, unpaid: 2, stock: { onHand: 12, held: 2 } })
    // What an order gives back after the end is for everyone.
    const body = { orderNumber: orders[0]?.orderNumber ?? '' }
    await call(orderEndpoints.cancel, { body })
    expect((await figures(sale)).stock).toEqual({ onHand: 12, held: 0 })
    expect(await shown()).toEqual([])
  })

  it('sells by the price of the store alone, as an order of its own type that is paid within ten minutes [OR-2] [OR-7] [PM-6]', async () => {
    const trader = await aTrader()
    const sale = await trader.running()
    const { call } = await aBuyer(server)
    const quote = await call(orderEndpoints.confirm, { body: asked(sale, 2) })
    expect(quote).toMatchObject({ discount: aed('150.00'), total: aed('100.00') })
    const placed = await bought(call, sale, 2)
    expect(placed.expiresAt).toBe(minutesFromNow(10))
    const [order] = placed.orders
    const orderId = order?.orderId ?? ''
    const [row] = await server.ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
    expect(row).toMatchObject({ kind: 'flash', state: 'pendingPayment' })
    const shares = await server.ctx.db
      .select()
      .from(orderAdjustment)
      .where(eq(orderAdjustment.orderId, orderId))
    expect(shares).toMatchObject([
      {
        kind: 'activityPrice',
        fundedBy: 'store',
        sourceId: sale.flashSaleId,
        amountMinor: 15_000n,
      },
    ])
    await pay(server, orderId)
    await server.work()
    expect(await figures(sale)).toMatchObject({ left: 8, paid: 2, stock: { onHand: 10, held: 8 } })
    const record = await trader.call(flashSaleMerchantEndpoints.record, {
      query: { flashSaleId: sale.flashSaleId },
    })
    expect(record.items).toMatchObject([{ setAside: 10, paid: 2, unpaid: 0 }])
  })

  it('is not for the cart: the list price applies there, and the buyer reads why', async () => {
    const sale = await (await aTrader()).running()
    const { call } = await aBuyer(server)
    const { lines } = asked(sale, 1)
    const quote = await call(orderEndpoints.confirm, { body: { lines } })
    expect(quote).toMatchObject({
      total: aed('125.00'),
      notApplied: [{ kind: 'activityPrice', reason: 'buyNowOnly', name: 'One-hour sale' }],
    })
    const other = await aShop(server.ctx)
    const both = { ...asked(sale, 1), lines: [...lines, { skuId: other.skuId, quantity: 1 }] }
    const refused = await refusalOf(call(orderEndpoints.confirm, { body: both }))
    expect(refused).toContain(say('error.buyNowOnly'))
  })

  it('stops at once, by its store or by staff with a reason that the store reads [BO-2]', async () => {
    const [trader, other] = [await aTrader(), await aTrader()]
    const [sale, second] = [await trader.running(), await other.running()]
    const { flashSaleId } = sale
    await trader.call(flashSaleMerchantEndpoints.stop, { body: { flashSaleId, reason: null } })
    const { call } = await aBuyer(server)
    expect(await refusalOf(bought(call, sale))).toContain(say('error.flashEnded'))
    await runSessions()
    expect((await figures(sale)).stock).toEqual({ onHand: 12, held: 0 })
    const staff = server.client({
      bearer: await server.staffToken(['promotion.read', 'promotion.stop']),
    })
    const reason = 'The list price was raised first'
    const body = { flashSaleId: second.flashSaleId, reason }
    await staff(flashSaleStaffEndpoints.stop, { body })
    const { rows } = await staff(flashSaleStaffEndpoints.list, { query: { state: 'stopped' } })
    expect(rows).toHaveLength(2)
    const read = { query: { flashSaleId: second.flashSaleId } }
    expect(await other.call(flashSaleMerchantEndpoints.record, read)).toMatchObject({
      state: 'stopped',
      isStoppedByStaff: true,
      stopReason: reason,
    })
    const readOnly = server.client({ bearer: await server.staffToken(['promotion.read']) })
    await expect(readOnly(flashSaleStaffEndpoints.stop, { body })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('buyers at the same moment', () => {
  const fulfilled = <T>(outcomes: readonly PromiseSettledResult<T>[]): T[] =>
    outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const messages = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    new Set(outcomes.flatMap((each) => (each.status === 'rejected' ? String(each.reason) : [])))
  const is = (key: Key) => expect.stringContaining(say(key)) as string

  it('get exactly what there is, and the others read that some is not paid or that it is sold out [PM-2]', async () => {
    const sale = await (await aTrader()).running()
    const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(server)))
    const outcomes = await Promise.allSettled(buyers.map(({ call }) => bought(call, sale)))
    const placed = fulfilled(outcomes).flatMap(({ orders }) => orders)
    expect(placed).toHaveLength(10)
    expect(await figures(sale)).toMatchObject({ left: 0, unpaid: 10 })
    expect([...messages(outcomes)]).toEqual([is('error.flashGoneForNow')])
    // Two are not paid in time: their pieces go to others, and for them nothing stays counted.
    const [first, second] = placed
    for (const order of [first, second]) {
      const owner = buyers.find((_, at) => {
        const outcome = outcomes[at]
        return (
          outcome?.status === 'fulfilled' &&
          outcome.value.orders[0]?.orderNumber === order?.orderNumber
        )
      })
      const body = { orderNumber: order?.orderNumber ?? '' }
      await owner?.call(orderEndpoints.cancel, { body })
    }
    expect(await figures(sale)).toMatchObject({ left: 2, unpaid: 8 })
    const late = await aBuyer(server)
    placed.push(...(await bought(late.call, sale, 2)).orders)
    for (const { orderId } of placed.slice(2)) await pay(server, orderId)
    await server.work()
    const { left, unpaid, paid, quotas, stock } = await figures(sale)
    expect({ left, unpaid, paid, stock }).toEqual({
      left: 0,
      unpaid: 0,
      paid: 10,
      stock: { onHand: 2, held: 0 },
    })
    expect(quotas.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2])
    const { call } = await aBuyer(server)
    expect(await refusalOf(bought(call, sale))).toContain(say('error.flashSoldOut'))
    const holds = eq(stockHold.skuId, sale.skuId)
    const rows = await server.ctx.db.select().from(stockHold).where(holds)
    expect(rows.every(({ state }) => state === 'sold')).toBe(true)
  })

  it('never get more than one person may have, however often they try at once [PM-2]', async () => {
    const sale = await (await aTrader()).running()
    const { call } = await aBuyer(server)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => bought(call, sale)))
    const placed = fulfilled(outcomes).flatMap(({ orders }) => orders)
    expect(placed).toHaveLength(2)
    expect([...messages(outcomes)]).toEqual([is2()])
    expect(await figures(sale)).toMatchObject({ left: 8, unpaid: 2, quotas: [2] })
    await call(orderEndpoints.cancel, { body: { orderNumber: placed[0]?.orderNumber ?? '' } })
    expect(await figures(sale)).toMatchObject({ left: 9, unpaid: 1, quotas: [1] })
    await bought(call, sale)
    expect(await refusalOf(bought(call, sale))).toEqual(is2())
  })
  const is2 = () => expect.stringContaining(say('error.flashLimit', { most: 2 })) as string

  it('cancel one order eight times at once and give its pieces back once', async () => {
    const sale = await (await aTrader()).running()
    const { call } = await aBuyer(server)
    const { orders } = await bought(call, sale, 2)
    const body = { orderNumber: orders[0]?.orderNumber ?? '' }
    await Promise.allSettled(Array.from({ length: 8 }, () => call(orderEndpoints.cancel, { body })))
    expect(await figures(sale)).toMatchObject({ left: 10, unpaid: 0, quotas: [] })
  })

  it('read that it is busy and when to try again, once more come than are let in [PM-2]', async () => {
    const sale = await (await aTrader()).running()
    const { call } = await aBuyer(server)
    // A bucket that must fill up for ten seconds first.
    const owed = { perSecond: -1, burst: -1000 }
    await server.ctx.tokenBuckets.take('flash-sale', sale.flashSaleId, owed)
    const refused = bought(call, sale)
    await expect(refused).rejects.toMatchObject({ status: 429 })
    const texts = [10, 11].map((seconds) => `ApiError: ${say('error.flashBusy', { seconds })}`)
    expect(texts).toContain(await refusalOf(refused))
    expect(await figures(sale)).toMatchObject({ left: 10, unpaid: 0 })
  })
})
