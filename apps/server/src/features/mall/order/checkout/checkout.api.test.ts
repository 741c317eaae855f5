import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { CheckoutQuote } from '@ironsouq/contract/mall/order/checkout.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { translator } from '@ironsouq/i18n/translate'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { stock, stockHold } from '#features/mall/product/stock.tables.ts'
import { store, storeCategory, warehouse } from '#features/mall/store/store.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { ADDRESS, aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { releaseForgottenHolds } from '../order.release-holds.job.ts'
import { checkout, checkoutAttempt, orderLine, storeOrder } from '../order.tables.ts'

const say = translator('en')

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was not refused'),
    (err: unknown) => err as { status: number; message: string; data: unknown },
  )

/** Where the stock rows and the sums of their movements differ: nowhere. */
async function wrongStock({ pool }: TestServer) {
  const { rows } = await pool.query<{ sku_id: string }>(`
    select sku_id from stock full join (
      select sku_id, warehouse_id, sum(on_hand_change) as on_hand, sum(held_change) as held
      from stock_movement group by 1, 2) as moved using (sku_id, warehouse_id)
    where (stock.on_hand, stock.held) is distinct from (moved.on_hand::int, moved.held::int)`)
  return rows
}

describe('a checkout', () => {
  it('makes one order for each store with one payment, and holds the stock [OR-9] [OR-8]', async () => {
    await using server = await startServer()
    const shops = [
      await aShop(server.ctx),
      await aShop(server.ctx, { name: 'Sajaa Filters' }),
      await aShop(server.ctx),
    ]
    const buyer = await aBuyer(server)
    const lines = shops.map(({ skuId }, i) => ({ skuId, quantity: i + 1 }))
    for (const line of lines) await buyer.call(cartEndpoints.add, { body: line })
    const quote = await buyer.call(orderEndpoints.confirm, { body: { lines } })
    expect(quote).toMatchObject({
      canSubmit: true,
      total: { amount: '750.00', currency: 'AED' },
      vat: { amount: '35.71', currency: 'AED' },
      address: { region: ADDRESS.region, isDefault: true },
    })
    const body = { lines, submitId: randomUUID(), expected: quote.total, isFromCart: true }
    const placed = await buyer.call(orderEndpoints.submit, { body })
    expect(placed.orders).toHaveLength(3)
    expect(placed.expiresAt).toBe('2026-11-14T08:30:00.000Z')
    expect((await buyer.call(cartEndpoints.count, {})).lines).toBe(0)
    const { records } = await buyer.call(orderEndpoints.list, { query: { size: 10 } })
    expect(records.map((order) => order.payNo)).toEqual([placed.payNo, placed.payNo, placed.payNo])
    expect(await stockOf(server, shops[2]?.skuId ?? '')).toEqual({ onHand: 10, held: 3 })
    expect(await wrongStock(server)).toEqual([])
    const [line] = await server.ctx.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.skuId, shops[1]?.skuId ?? ''))
    expect(line).toMatchObject({ commissionPpm: 80_000, commissionMinor: 2000n, vatMinor: 1190n })
  })

  it('freezes the commission that the contract of the store has for the category [ST-1] [ST-3]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const [agreed, above, usual] = [await aShop(ctx), await aShop(ctx), await aShop(ctx)]
    const [filters] = await ctx.db.select({ id: productCategory.id }).from(productCategory)
    const { id: parts } = await aProductCategory(ctx, { code: 'parts', names: { en: 'Parts' } })
    const leaf = filters?.id ?? ''
    await ctx.db
      .update(productCategory)
      .set({ parentId: parts })
      .where(eq(productCategory.id, leaf))
    const rate = ({ sellerId }: { sellerId: string }, productCategoryId: string, ppm: number) => ({
      sellerId,
      productCategoryId,
      place: productCategoryId === leaf ? 1 : 2,
      commissionPpm: ppm,
      createdAt: ctx.now(),
    })
    const rates = [rate(agreed, leaf, 50_000), rate(agreed, parts, 10_000)]
    await ctx.db.insert(storeCategory).values([...rates, rate(above, parts, 30_000)])
    const { call } = await aBuyer(server)
    await submitted(
      call,
      [agreed, above, usual].map(({ skuId }) => ({ skuId, quantity: 2 })),
    )
    const commissionOf = async ({ sellerId }: { sellerId: string }) =>
      ctx.db
        .select({ ppm: orderLine.commissionPpm, minor: orderLine.commissionMinor })
        .from(orderLine)
        .where(eq(orderLine.sellerId, sellerId))
    expect(await commissionOf(agreed)).toEqual([{ ppm: 50_000, minor: 1250n }])
    expect(await commissionOf(above)).toEqual([{ ppm: 30_000, minor: 750n }])
    expect(await commissionOf(usual)).toEqual([{ ppm: 80_000, minor: 2000n }])
    // Another rate from now on changes no order that was placed.
    await ctx.db.update(storeCategory).set({ commissionPpm: 90_000 })
    expect(await commissionOf(agreed)).toEqual([{ ppm: 50_000, minor: 1250n }])
  })

  it('is placed once, however often and by whatever key it is sent [OR-8]', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx)
    const { call } = await aBuyer(server)
    const lines = [{ skuId, quantity: 2 }]
    const { total } = await call(orderEndpoints.confirm, { body: { lines } })
    const body = { lines, submitId: randomUUID(), expected: total }
    const key = randomUUID()
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) =>
        call(orderEndpoints.submit, { body, idempotencyKey: i < 5 ? key : randomUUID() }),
      ),
    )
    const again = await call(orderEndpoints.submit, { body })
    const payNos = answers.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.payNo] : [],
    )
    expect(new Set([...payNos, again.payNo]).size).toBe(1)
    expect(await server.ctx.db.$count(checkout)).toBe(1)
    expect(await server.ctx.db.$count(storeOrder)).toBe(1)
    expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 2 })
    expect(await wrongStock(server)).toEqual([])
  })

  it('sells five units to twenty buyers five times [OR-8]', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx, { stock: 5 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aBuyer(server)))
    const lines = [{ skuId, quantity: 1 }]
    const { total } = await (buyers[0] ?? expect.unreachable()).call(orderEndpoints.confirm, {
      body: { lines },
    })
    const answers = await Promise.allSettled(
      buyers.map(({ call }) =>
        call(orderEndpoints.submit, { body: { lines, submitId: randomUUID(), expected: total } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const words = answers.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as Error).message] : [],
    )
    expect(new Set(words)).toEqual(
      new Set([say('error.insufficientStock'), say('error.stateChanged')]).intersection(
        new Set(words),
      ),
    )
    expect(await stockOf(server, skuId)).toEqual({ onHand: 5, held: 5 })
    expect(await wrongStock(server)).toEqual([])
  })

  it('does not deadlock when buyers take the same variants in another order', async () => {
    await using server = await startServer()
    const shops = await Promise.all(
      Array.from({ length: 4 }, () => aShop(server.ctx, { stock: 1000 })),
    )
    const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(server)))
    const answers = await Promise.allSettled(
      buyers.map(({ call }, i) => {
        const lines = shops.map(({ skuId }) => ({ skuId, quantity: 1 }))
        return submitted(call, i % 2 ? lines : lines.toReversed())
      }),
    )
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await wrongStock(server)).toEqual([])
  })

  it('takes nothing when another buyer is first at one of its lines [OR-8]', async () => {
    await using server = await startServer()
    const shops = [await aShop(server.ctx), await aShop(server.ctx)] as const
    const { call } = await aBuyer(server)
    const lines = shops.map(({ skuId }) => ({ skuId, quantity: 1 }))
    const other = await server.pool.connect()
    await other.query('begin')
    await other.query('update stock set held = on_hand where sku_id = $1', [shops[1].skuId])
    const refused = refusal(submitted(call, lines))
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(() => server.pool.query(waiting), { timeout: 5000 })
      .toMatchObject({
        rowCount: 1,
      })
    await other.query('commit')
    other.release()
    expect((await refused).message).toBe(say('error.insufficientStock'))
    expect(await stockOf(server, shops[0].skuId)).toEqual({ onHand: 10, held: 0 })
    expect(await server.ctx.db.$count(stockHold)).toBe(0)
    expect(await server.ctx.db.$count(checkoutAttempt)).toBe(0)
  })

  it('shows a changed price and charges nothing silently [CA-3]', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx)
    const { call } = await aBuyer(server)
    const lines = [{ skuId, quantity: 1 }]
    const { total } = await call(orderEndpoints.confirm, { body: { lines } })
    await server.ctx.db.update(sku).set({ priceMinor: 13_000n })
    const submit = (expected: typeof total) =>
      call(orderEndpoints.submit, { body: { lines, submitId: randomUUID(), expected } })
    const refused = await refusal(submit(total))
    expect(currentRecordOf(refused, CheckoutQuote)).toMatchObject({ total: { amount: '130.00' } })
    await refusal(submit({ amount: '1.00', currency: 'AED' }))
    await refusal(submit({ amount: '130.00', currency: 'USD' }))
    expect(await server.ctx.db.$count(storeOrder)).toBe(0)
    expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 0 })
    expect((await submit({ amount: '130.00', currency: 'AED' })).orders).toHaveLength(1)
  })

  it('is refused for goods of a store that does not sell, and the cart says so [ST-5] [CA-1]', async () => {
    await using server = await startServer()
    const { skuId, sellerId } = await aShop(server.ctx)
    const { call } = await aBuyer(server)
    await call(cartEndpoints.add, { body: { skuId, quantity: 1 } })
    await server.ctx.db
      .update(store)
      .set({ state: 'suspended', reason: 'The licence ended.' })
      .where(eq(store.id, sellerId))
    const lines = [{ skuId, quantity: 1 }]
    const quote = await call(orderEndpoints.confirm, { body: { lines } })
    expect(quote.canSubmit).toBe(false)
    expect(quote.orders[0]?.lines[0]?.fault).toBe('storeClosed')
    await refusal(
      call(orderEndpoints.submit, {
        body: { lines, submitId: randomUUID(), expected: quote.total },
      }),
    )
    expect((await call(cartEndpoints.show, {})).invalid).toMatchObject([
      { skuId, fault: 'storeClosed' },
    ])
    expect(await server.ctx.db.$count(storeOrder)).toBe(0)
  })

  it('offers same-city delivery in the emirate of the store alone, beside courier and pickup [OR-6]', async () => {
    await using server = await startServer()
    const { skuId, sellerId, warehouseId } = await aShop(server.ctx)
    const { call } = await aBuyer(server)
    const near = { ...ADDRESS, region: 'dubai', city: 'Al Quoz' }
    const { addressId } = await call(addressEndpoints.add, { body: near })
    const lines = [{ skuId, quantity: 1 }]
    const offer = (deliveryMethods: ('courier' | 'sameCity' | 'pickup')[]) =>
      server.ctx.db.update(product).set({ deliveryMethods })
    const ask = (method: 'courier' | 'sameCity' | 'pickup', to?: { addressId: string }) =>
      call(orderEndpoints.confirm, {
        body: {
          lines,
          ...to,
          deliveries: [
            { sellerId, method, ...(method === 'pickup' && { pickupWarehouseId: warehouseId }) },
          ],
        },
      })
    await server.ctx.db.update(warehouse).set({ isPickupPoint: true })
    await offer(['courier', 'sameCity', 'pickup'])
    const all = ['courier', 'sameCity', 'pickup']
    for (const method of ['courier', 'sameCity', 'pickup'] as const)
      expect((await ask(method, { addressId })).orders).toMatchObject([
        { methods: all, method, fault: null },
      ])
    expect((await ask('sameCity')).orders).toMatchObject([
      { methods: ['courier', 'pickup'], method: 'courier', fault: null },
    ])
    await offer(['sameCity'])
    expect(await ask('sameCity')).toMatchObject({
      canSubmit: false,
      orders: [{ methods: [], fault: 'notDelivered' }],
    })
    const { total, orders } = await ask('sameCity', { addressId })
    const deliveries = orders.map(({ method }) => ({ sellerId, method }))
    const body = { lines, addressId, deliveries, submitId: randomUUID(), expected: total }
    await call(orderEndpoints.submit, { body })
    expect(await server.ctx.db.select().from(storeOrder)).toMatchObject([
      { delivery: 'sameCity', address: { region: 'dubai' } },
    ])
  })

  it('refuses virtual goods that are not for sale, with the reason', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx)
    const buyer = await aBuyer(server)
    await buyer.call(cartEndpoints.add, { body: { skuId, quantity: 1 } })
    await server.ctx.db
      .update(product)
      .set({ state: 'withdrawn', isVirtual: true, deliveryMethods: ['none'] })
    const inCart = { skuId, fault: 'withdrawn' }
    expect(await buyer.call(cartEndpoints.show)).toMatchObject({ count: 0, invalid: [inCart] })
    const reason = { skuId, fault: 'withdrawn' }
    const lines = [{ skuId, quantity: 1 }]
    const quote = await buyer.call(orderEndpoints.confirm, { body: { lines } })
    expect(quote).toMatchObject({ canSubmit: false, orders: [{ lines: [reason] }] })
    const body = { lines, submitId: randomUUID(), expected: quote.total }
    const { status } = await refusal(buyer.call(orderEndpoints.submit, { body }))
    expect(status).toBe(409)
    expect(await server.ctx.db.$count(storeOrder)).toBe(0)
    expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 0 })
  })

  it('that was never placed gives its stock back, and can then not be placed any more', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx)
    const { id, call } = await aBuyer(server)
    const { holdStock } = await import('#features/mall/product/stock-hold.service.ts')
    const { checkoutIdOf } = await import('./checkout.service.ts')
    const submitId = randomUUID()
    const [{ sellerId } = { sellerId: '' }] = await server.ctx.db
      .select({ sellerId: sku.sellerId })
      .from(sku)
    await holdStock(server.ctx, checkoutIdOf(id, submitId), [
      { skuId, sellerId, quantity: 4, warehouseId: null },
    ])
    expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 4 })
    server.turnClock('2026-11-14T08:06:00Z')
    await runDeadlines(server.ctx, releaseForgottenHolds)
    await runDeadlines(server.ctx, releaseForgottenHolds)
    expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 0 })
    const lines = [{ skuId, quantity: 4 }]
    await refusal(submitted(call, lines, submitId))
    expect(await server.ctx.db.$count(storeOrder)).toBe(0)
    expect(await wrongStock(server)).toEqual([])
  })

  it('takes no address of another member, and no line twice', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx)
    const { call } = await aBuyer(server)
    const other = await aBuyer(server)
    const { address } = await other.call(orderEndpoints.confirm, {
      body: { lines: [{ skuId, quantity: 1 }] },
    })
    const body = { lines: [{ skuId, quantity: 1 }], addressId: address?.addressId ?? '' }
    expect(await refusal(call(orderEndpoints.confirm, { body }))).toMatchObject({ status: 404 })
    const twice = {
      lines: [
        { skuId, quantity: 1 },
        { skuId, quantity: 1 },
      ],
    }
    expect(await refusal(call(orderEndpoints.confirm, { body: twice }))).toMatchObject({
      status: 400,
    })
  })
})

describe('the database', () => {
  it('refuses an order that is not the sum of its lines, and stock beyond what is there [OR-8]', async () => {
    await using server = await startServer()
    const { skuId } = await aShop(server.ctx)
    const { call } = await aBuyer(server)
    await submitted(call, [{ skuId, quantity: 1 }])
    await expect(
      server.ctx.db.update(storeOrder).set({ goodsMinor: 1n, payableMinor: 1n, vatMinor: 0n }),
    ).rejects.toMatchObject({
      cause: { constraint: 'order_adds_up' },
    })
    await expect(server.ctx.db.update(stock).set({ held: sql`on_hand + 1` })).rejects.toMatchObject(
      {
        cause: { constraint: 'stock_never_oversold' },
      },
    )
    await expect(server.pool.query('delete from stock_movement')).rejects.toThrow('never changed')
  })
})
