import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { sellerSuspensionEndpoints } from '@ironsouq/contract/people/seller-account/seller-suspension.endpoints'
import { todayEndpoints } from '@ironsouq/contract/platform/today/today.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aWarehouse } from '#features/mall/store/store.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { aPaidMall } from '#test/mall/paying.ts'
import { aTopUp } from '#test/mall/posted.ts'
import { anOpenStore } from '#test/stores/open-store.ts'
import { storeOrder } from '../order.tables.ts'

const say = translator('en')
const reason = 'Buyers paid for goods that were never sent.'
const { suspend, lift } = sellerSuspensionEndpoints
const NOT_SELLING = { message: say('error.storeClosed') }
const NOT_PAID = { message: say('error.storeNotPaid') }

type Shop = Awaited<ReturnType<typeof aShop>>

const staffOf = async (server: TestServer) => server.client({ bearer: await server.staffToken() })

/** A buyer with money, a line in the cart and a checkout that waits for payment. */
async function aBuyerWithCheckout(server: TestServer, { skuId }: Shop) {
  const buyer = await aBuyer(server)
  const lines = [{ skuId, quantity: 1 }]
  await aTopUp(server.ctx, { memberId: buyer.id, amountMinor: 100_000n })
  await buyer.call(cartEndpoints.add, { body: lines[0] ?? expect.unreachable() })
  const quote = await buyer.call(orderEndpoints.confirm, { body: { lines } })
  const { payNo } = await submitted(buyer.call, lines)
  return { ...buyer, lines, payNo, total: quote.total }
}

let size = 1

type Buyer = Awaited<ReturnType<typeof aBuyerWithCheckout>>

/** Pages, lists, carts, checkouts and payments of a shop, as one buyer meets them. */
async function seen({ productId, skuId }: Shop, buyer: Buyer) {
  const { call, lines, payNo, total } = buyer
  const settled = (asked: Promise<unknown>) =>
    asked.then(
      () => 'done',
      (err: unknown) => (err as Error).message,
    )
  // Another size each time: the API answers the same call from its cache for a moment.
  size += 1
  const list = await call(productSearchEndpoints.list, { query: { q: 'oil', size } })
  const { suggestions } = await call(productSearchEndpoints.suggest, { query: { q: 'Oil' } })
  const page = await call(productDetailEndpoints.info, { query: { prodId: productId } })
  const cart = await call(cartEndpoints.show, {})
  const quote = await call(orderEndpoints.confirm, { body: { lines } })
  const submit = { lines, submitId: randomUUID(), expected: total }
  return {
    listed: list.records.some((record) => record.productId === productId),
    total: list.total,
    suggested: suggestions.some(({ path }) => path.includes(productId)),
    page: page.standing,
    store: page.store.state,
    cart: cart.invalid.map(({ fault }) => fault),
    added: await settled(call(cartEndpoints.add, { body: { skuId, quantity: 1 } })),
    canSubmit: quote.canSubmit,
    submitted: await settled(call(orderEndpoints.submit, { body: submit })),
    paid: await settled(
      call(paymentEndpoints.open, { body: { payNo, method: 'balance', expected: total } }),
    ),
  }
}

const STOPPED = {
  listed: false,
  total: 0,
  suggested: false,
  page: 'withdrawn',
  store: 'suspended',
  cart: ['storeClosed'],
  added: NOT_SELLING.message,
  canSubmit: false,
  paid: NOT_PAID.message,
}

const SELLING = {
  listed: true,
  total: 1,
  suggested: true,
  page: 'onSale',
  store: 'open',
  cart: [],
  added: 'done',
  canSubmit: true,
  submitted: 'done',
}

const reasonsOf = async ({ ctx }: TestServer, { sellerId }: Shop) => {
  const rows = await ctx.db
    .select({ state: storeOrder.state, closeReason: storeOrder.closeReason })
    .from(storeOrder)
    .where(eq(storeOrder.sellerId, sellerId))
    .orderBy(asc(storeOrder.createdAt), asc(storeOrder.id))
  return rows.map(({ state, closeReason }) => closeReason ?? state)
}

async function indexed(server: TestServer) {
  await server.work()
  await server.settleIndex()
}

describe('a suspended seller in the mall', () => {
  it('sells nothing from that second, before any job runs, and sells again afterwards [ST-7]', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    const { sellerId } = shop
    const buyer = await aBuyerWithCheckout(server, shop)
    const staff = await staffOf(server)
    await indexed(server)
    await staff(suspend, { body: { sellerId, reason } })
    expect(await seen(shop, buyer)).toMatchObject(STOPPED)
    expect(await reasonsOf(server, shop)).toEqual(['pendingPayment'])
    await indexed(server)
    // Nothing waits for a payment that is refused, and its stock is free.
    expect(await reasonsOf(server, shop)).toEqual(['platform'])
    expect(await stockOf(server, shop.skuId)).toEqual({ onHand: 10, held: 0 })
    expect(await seen(shop, buyer)).toMatchObject({
      ...STOPPED,
      paid: say('error.orderStateChanged'),
    })
    await staff(lift, { body: { sellerId } })
    // The index follows.
    await indexed(server)
    expect(await seen(shop, buyer)).toMatchObject({
      ...SELLING,
      paid: say('error.orderStateChanged'),
    })
  }, 30_000)

  it('takes no payment that was opened before, and what came in goes back [ST-7] [PY-3]', async () => {
    await using mall = await aPaidMall()
    const { server, psp } = mall
    const shop = await aShop(server.ctx)
    const buyer = await aBuyerWithCheckout(server, shop)
    const { payNo, total: expected, call } = buyer
    const staff = await staffOf(server)
    const { step } = await call(paymentEndpoints.open, {
      body: { payNo, method: 'card', expected },
    })
    if (step.kind === 'none') return expect.unreachable('no page of the provider')
    await staff(suspend, { body: { sellerId: shop.sellerId, reason } })
    await BUYERS.stripe.pay(psp.url, step)
    await call(paymentEndpoints.check, { body: { payNo } })
    expect(await reasonsOf(server, shop)).toEqual(['pendingPayment'])
    await server.work()
    expect(await reasonsOf(server, shop)).toEqual(['platform'])
    const { rows } = await server.pool.query<{ state: string; refunds: number }>(`
      select state, (select count(*)::int from payment_refund where payment_id = payment.id) as refunds
      from payment where method = 'card'`)
    expect(rows).toEqual([{ state: 'surplus', refunds: 1 }])
  }, 30_000)

  it('leaves what is paid and not sent to staff [ST-7] [BO-2]', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    const { call, payNo, total: expected } = await aBuyerWithCheckout(server, shop)
    await call(paymentEndpoints.open, { body: { payNo, method: 'balance', expected } })
    const staff = await staffOf(server)
    const waiting = async () => {
      const { lines } = await staff(todayEndpoints.lines, {})
      return lines.find(({ code }) => code === 'stoppedOrders')?.count
    }
    expect(await waiting()).toBe(0)
    await staff(suspend, { body: { sellerId: shop.sellerId, reason } })
    expect(await waiting()).toBe(1)
    await server.work()
    expect(await reasonsOf(server, shop)).toEqual(['pendingDelivery'])
    const { rows, total } = await staff(orderStaffEndpoints.list, {
      query: { storeStanding: 'stopped', payment: 'unsent' },
    })
    expect([rows.map(({ sellerId }) => sellerId), total]).toEqual([[shop.sellerId], 1])
    await staff(lift, { body: { sellerId: shop.sellerId } })
    expect(await waiting()).toBe(0)
  }, 30_000)

  it('gets no order after its suspension, of eight checkouts at once [ST-7]', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    const { sellerId, skuId } = shop
    const staff = await staffOf(server)
    const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(server)))
    const lines = [{ skuId, quantity: 1 }]
    // Checked and held, the orders are to be written: the suspension comes in between.
    using blocked = await server.pool.connect().then((client) => ({
      client,
      [Symbol.dispose]: () => client.release(),
    }))
    await blocked.client.query('begin')
    await blocked.client.query(
      `update seller set standing = 'suspended', suspension_reason = 'r' where id = $1`,
      [sellerId],
    )
    const asked = buyers.map(({ call }) => submitted(call, lines))
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.n
      })
      .toBeGreaterThan(0)
    await blocked.client.query('commit')
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(buyers.map(() => 'rejected'))
    expect(await reasonsOf(server, shop)).toEqual([])
    await server.work()
    expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 0 })
    // And in any order of a real race: what was placed was placed before, and ends.
    await staff(lift, { body: { sellerId } })
    await Promise.allSettled([
      ...buyers.map(({ call }) => submitted(call, lines)),
      staff(suspend, { body: { sellerId, reason } }),
    ])
    await server.work()
    expect(new Set(await reasonsOf(server, shop)).difference(new Set(['platform']))).toEqual(
      new Set(),
    )
    expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 0 })
  }, 30_000)
})

describe('a store whose time is over', () => {
  /** A store with a contract until the end of 2026 and a licence until June 2027. */
  async function aContractedShop(server: TestServer) {
    const { sellerId, categoryId: productCategoryId, staff } = await anOpenStore(server)
    const { id: warehouseId } = await aWarehouse(server.ctx, { sellerId })
    const skus = [{ stock: 10 }]
    const of = { sellerId, productCategoryId, warehouseId, skus }
    const { id: productId, skus: made } = await aProduct(server.ctx, of)
    return { sellerId, warehouseId, productId, skuId: made[0]?.id ?? '', staff }
  }

  it.each([
    { what: 'contract', from: '2027-01-02', last: '2026-12-31' },
    { what: 'licence', from: '2027-01-01', last: '2027-06-30' },
  ])(
    'sells until its $what ends at midnight, and nothing afterwards [ST-7]',
    async (over) => {
      await using server = await startServer()
      const { staff, ...shop } = await aContractedShop(server)
      const period = { from: over.from, until: '2027-12-31', licenceEndsOn: '2027-06-30' }
      await staff(storeStaffEndpoints.renew, { body: { storeId: shop.sellerId, ...period } })
      await indexed(server)
      server.turnClock(`${over.last}T19:59:58Z`)
      const buyer = await aBuyerWithCheckout(server, shop)
      expect(await seen(shop, buyer)).toMatchObject({ ...SELLING, paid: 'done' })
      const late = await aBuyerWithCheckout(server, shop)
      // No job has run since.
      server.turnClock(`${over.last}T20:00:00Z`)
      expect(await seen(shop, late)).toMatchObject(STOPPED)
    },
    30_000,
  )
})
