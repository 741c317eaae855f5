import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import {
  promotionEndpoints,
  promotionStaffEndpoints,
} from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import type { PromotionForm } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { MALL, storeTag } from '@ironsouq/contract/page-cache'
import { merchantNotificationEndpoints } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '#features/mall/product/product.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aShop } from '#test/mall/market.ts'
import { collectPurges } from '#test/purges.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { aGiftForm, aPromotionForm } from './promotion.builder.ts'
import { runInTime } from './promotion.deadlines.job.ts'
import { runningFor } from './promotion.queries.ts'
import { promotion } from './promotion.tables.ts'

const say = translator('en')
const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A store with someone who sells for it. */
async function aTrader() {
  const shop = await aShop(server.ctx)
  const email = `${randomUUID()}@store.example`
  const accountId = await aSellerAccount(server.ctx, {
    sellerId: shop.sellerId,
    role: 'sales',
    name: 'Seller',
    email,
  })
  const call = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const draft = (given: Partial<PromotionForm> = {}) =>
    call(promotionEndpoints.create, { body: aPromotionForm(server.ctx.now(), given) })
  async function scheduled(given: Partial<PromotionForm> = {}) {
    const { promotionId, version } = await draft(given)
    return call(promotionEndpoints.schedule, { body: { promotionId, version } })
  }
  return { ...shop, email, call, draft, scheduled }
}

const hoursFromNow = (hours: number) =>
  new Date(server.ctx.now().getTime() + hours * HOUR_MS).toISOString()

/** The names of what runs for a product now. */
async function runs(asked: { productId: string; sellerId: string }) {
  const found = await runningFor(server.ctx, [asked])
  return (found.get(asked.productId) ?? []).map(({ names }) => names['en'])
}

describe('a promotion of a store', () => {
  it('is written as a draft, saved at its version and scheduled [PM-5]', async () => {
    const trader = await aTrader()
    const made = await trader.draft({ names: { en: 'Filters', de: 'Filter' }, budget: '1000.00' })
    expect(made).toMatchObject({
      state: 'draft',
      names: { en: 'Filters', de: 'Filter' },
      budget: '1000.00',
      used: { orders: 0, cost: { amount: '0.00', currency: 'AED' } },
      actions: ['schedule', 'edit', 'remove'],
    })
    const { promotionId, version } = made
    const form = aPromotionForm(server.ctx.now(), { names: { en: 'All filters' } })
    const body = { ...form, promotionId, version }
    const saved = await trader.call(promotionEndpoints.save, { body })
    expect(saved).toMatchObject({ names: { en: 'All filters' }, version: version + 1 })
    await expect(trader.call(promotionEndpoints.save, { body })).rejects.toMatchObject({
      status: 409,
    })
    expect(await runs(trader)).toEqual([])
    const started = await trader.call(promotionEndpoints.schedule, {
      body: { promotionId, version: saved.version },
    })
    expect(started).toMatchObject({ state: 'running', actions: ['stop'] })
    expect(await runs(trader)).toEqual(['All filters'])
    const { rows, total } = await trader.call(promotionEndpoints.list, { query: {} })
    expect({ total, names: rows.map(({ name }) => name) }).toEqual({
      total: 1,
      names: ['All filters'],
    })
  })

  it('starts and ends by its columns, also while no worker runs', async () => {
    const trader = await aTrader()
    const times = { startsAt: hoursFromNow(1), endsAt: hoursFromNow(2) }
    const { promotionId } = await trader.scheduled(times)
    const state = async () =>
      (await trader.call(promotionEndpoints.record, { query: { promotionId } })).state
    expect([await state(), await runs(trader)]).toEqual(['scheduled', []])
    server.turnClock(hoursFromNow(1))
    expect([await state(), await runs(trader)]).toEqual(['scheduled', ['November service']])
    await runDeadlines(server.ctx, runInTime)
    expect([await state(), await runs(trader)]).toEqual(['running', ['November service']])
    server.turnClock(hoursFromNow(1))
    expect([await state(), await runs(trader)]).toEqual(['running', []])
    await runDeadlines(server.ctx, runInTime)
    const record = await trader.call(promotionEndpoints.record, { query: { promotionId } })
    expect(record).toMatchObject({ state: 'ended', endReason: 'time', actions: [] })
  })

  it('is on the cards of lists, and the cart says what is missing to the next tier', async () => {
    const trader = await aTrader()
    const { rule } = aPromotionForm(server.ctx.now())
    const tiers = [
      { from: '200.00', off: '20.00' },
      { from: '500.00', off: '50.00' },
    ]
    const { promotionId } = await trader.scheduled({ rule: { ...rule, tiers } })
    await server.work()
    await server.settleIndex()
    const { productId, skuId } = trader
    const { records } = await server.client()(productSearchEndpoints.list, { query: { size: 50 } })
    const card = records.find((each) => each.productId === productId)
    expect(card?.promotion).toMatchObject({ promotionId, rule: { tiers } })

    const off = (amount: string) => ({ amount: { amount, currency: 'AED' }, percent: null })
    const next = (missing: string, amount: string) => ({
      off: off(amount),
      missing: { amount: missing, currency: 'AED' },
      missingPieces: null,
    })
    const inCart = async (quantity: number, call = server.client()) => {
      const { stores } = await call(cartEndpoints.quote, {
        body: { lines: [{ skuId, quantity, isChecked: true }] },
      })
      return stores[0]?.promotions
    }
    const name = 'November service'
    expect(await inCart(1)).toEqual([
      { promotionId, name, reached: null, next: next('75.00', '20.00') },
    ])
    expect(await inCart(2)).toEqual([
      { promotionId, name, reached: off('20.00'), next: next('250.00', '50.00') },
    ])
    expect(await inCart(4)).toEqual([{ promotionId, name, reached: off('50.00'), next: null }])
  })

  it('can be withdrawn before its start, stopped after it, and removed while it is a draft', async () => {
    const trader = await aTrader()
    const { promotionId } = await trader.scheduled({ startsAt: hoursFromNow(1) })
    const body = { promotionId }
    const draft = await trader.call(promotionEndpoints.withdraw, { body })
    expect(draft.state).toBe('draft')
    const again = await trader.call(promotionEndpoints.withdraw, { body }).catch(String)
    expect(again).toContain(say('error.stateChanged'))
    await trader.call(promotionEndpoints.remove, { body })
    await expect(trader.call(promotionEndpoints.record, { query: body })).rejects.toMatchObject({
      status: 404,
    })
    const running = await trader.scheduled()
    const stop = { promotionId: running.promotionId, reason: 'Wrong amount' }
    const stopped = await trader.call(promotionEndpoints.stop, { body: stop })
    expect(stopped).toMatchObject({ state: 'stopped', stopReason: 'Wrong amount' })
    expect(await runs(trader)).toEqual([])
    await expect(
      trader.call(promotionEndpoints.remove, { body: { promotionId: running.promotionId } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    [
      'a tier that is no higher',
      [
        ['500.00', '50.00'],
        ['400.00', '60.00'],
      ],
      'rule.tiers.1.from',
    ],
    [
      'a tier that takes off no more',
      [
        ['500.00', '50.00'],
        ['900.00', '50.00'],
      ],
      'rule.tiers.1.off',
    ],
    ['more off than is spent', [['50.00', '50.00']], 'rule.tiers.0.off'],
    ['nothing off', [['50.00', '0.00']], 'rule.tiers.0.off'],
    ['a fraction of a fils', [['50.00', '1.005']], 'rule.tiers.0.off'],
  ])('refuses %s', async (_, tiers, field) => {
    const trader = await aTrader()
    const { rule } = aPromotionForm(server.ctx.now())
    const asTiers = tiers.map(([from = '', off = '']) => ({ from, off }))
    const made = trader.draft({ rule: { ...rule, tiers: asTiers } })
    await expect(made).rejects.toMatchObject({ status: 400, data: [{ field }] })
  })

  it('refuses an end before the start, no products, no budget and products of another store', async () => {
    const [trader, other] = [await aTrader(), await aTrader()]
    const wrong: [Partial<PromotionForm>, string][] = [
      [{ endsAt: hoursFromNow(-1) }, 'endsAt'],
      [{ endsAt: hoursFromNow(24 * 400) }, 'endsAt'],
      [{ scope: 'chosen', productIds: [] }, 'productIds'],
      [{ budget: '0.00' }, 'budget'],
      [{ scope: 'chosen', productIds: [other.productId] }, 'productIds'],
    ]
    for (const [given, field] of wrong)
      await expect(trader.draft(given)).rejects.toMatchObject({ status: 400, data: [{ field }] })
  })

  it('is the only one of its kind for a product at a time, and the refusal names the other one', async () => {
    const trader = await aTrader()
    const all = { names: { en: 'Everything' } }
    await trader.scheduled({ ...all, scope: 'all', productIds: [] })
    const one: Partial<PromotionForm> = { scope: 'chosen', productIds: [trader.productId] }
    const refused = await trader.scheduled(one).catch(String)
    expect(refused).toContain(say('portalPromotion.conflictWith', { name: 'Everything' }))
    // Afterwards it meets nothing.
    const later = { startsAt: hoursFromNow(24 * 8), endsAt: hoursFromNow(24 * 9) }
    expect(await trader.scheduled({ ...one, ...later })).toMatchObject({ state: 'scheduled' })
    // One for everything but this product goes together with it.
    const but = { ...later, productIds: [trader.productId] }
    expect(await trader.scheduled({ ...but, scope: 'all' })).toMatchObject({ state: 'scheduled' })
  })

  it('is scheduled once when eight that meet are scheduled at the same moment [PM-5]', async () => {
    const trader = await aTrader()
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_, at) => trader.draft({ names: { en: `Offer ${at}` } })),
    )
    const outcomes = await Promise.allSettled(
      drafts.map(({ promotionId, version }) =>
        trader.call(promotionEndpoints.schedule, { body: { promotionId, version } }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const running = and(eq(promotion.sellerId, trader.sellerId), eq(promotion.state, 'running'))
    expect(await server.ctx.db.$count(promotion, running)).toBe(1)
  })
})

describe('a promotion that gives something', () => {
  const gives = async (
    trader: Awaited<ReturnType<typeof aTrader>>,
    skuId: string,
    given: Partial<PromotionForm> = {},
  ) => ({ ...aGiftForm(server.ctx.now(), [trader.productId], [{ skuId }]), ...given })

  it('is the only one for a product at a time, beside one that takes something off [PM-5]', async () => {
    const trader = await aTrader()
    await trader.scheduled()
    const gift = await gives(trader, trader.skuId)
    const { state, gifts } = await trader.scheduled(gift)
    expect(state).toBe('running')
    expect(gifts).toMatchObject([{ skuId: trader.skuId, available: 10 }])
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => trader.scheduled(gift)),
    )
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  })

  it('refuses variants of others, vouchers, twice the same, a whole store, a budget and more than its goods cost', async () => {
    const [trader, other] = [await aTrader(), await aTrader()]
    const own = await gives(trader, trader.skuId)
    const rule = (...gifts: { skuId: string; refundPrice: string }[]) => ({
      rule: {
        from: 1,
        isRepeated: false,
        gifts: gifts.map((gift) => ({ ...gift, quantity: 1 })),
      },
    })
    const { skuId } = trader
    const wrong: [Partial<PromotionForm>, string][] = [
      [rule({ skuId: other.skuId, refundPrice: '1.00' }), 'rule.gifts.0.skuId'],
      [rule({ skuId, refundPrice: '1.00' }, { skuId, refundPrice: '1.00' }), 'rule.gifts.1.skuId'],
      [rule({ skuId, refundPrice: '125.01' }), 'rule.gifts.0.refundPrice'],
      [rule(), 'rule.gifts'],
      [{ scope: 'all', productIds: [] }, 'scope'],
      [{ budget: '10.00' }, 'budget'],
      [{ kind: 'fullReduction' }, 'rule'],
    ]
    for (const [given, field] of wrong) {
      const made = trader.call(promotionEndpoints.create, { body: { ...own, ...given } })
      await expect(made).rejects.toMatchObject({ status: 400, data: [{ field }] })
    }
    await server.ctx.db
      .update(product)
      .set({ isVirtual: true, deliveryMethods: ['none'], state: 'draft' })
      .where(eq(product.id, trader.productId))
    const virtual = trader.call(promotionEndpoints.create, { body: own })
    await expect(virtual).rejects.toMatchObject({
      status: 400,
      data: [{ field: 'rule.gifts.0.skuId' }, { field: 'productIds' }],
    })
  })

  it('shows what would come with a sample cart', async () => {
    const trader = await aTrader()
    const form = await gives(trader, trader.skuId)
    const sampleOf = (quantity: number) =>
      trader.call(promotionEndpoints.sample, {
        body: { ...form, promotionId: null, lines: [{ productId: trader.productId, quantity }] },
      })
    expect((await sampleOf(1)).gifts).toEqual([])
    expect(await sampleOf(2)).toMatchObject({
      gifts: [{ skuId: trader.skuId, quantity: 1 }],
      discount: { amount: '0.00' },
      productCount: 1,
    })
  })
})

describe('the page of a product', () => {
  it('shows a promotion from its start to its end, and both purge the pages of the store and all lists [PM-5]', async () => {
    const trader = await aTrader()
    await trader.scheduled({ startsAt: hoursFromNow(1), endsAt: hoursFromNow(2) })
    const visitor = server.client()
    const shown = async () => {
      const query = { prodId: trader.productId }
      const { promotions } = await visitor(productDetailEndpoints.info, { query })
      return promotions.map(({ name }) => name)
    }
    const tags = [storeTag(trader.sellerId), MALL]
    await server.work()
    using purges = await collectPurges(server)
    const purged = () =>
      purges.received.filter((purge) => tags.every((tag) => purge.tags.includes(tag))).length
    expect(await shown()).toEqual([])
    server.turnClock(hoursFromNow(1))
    expect(await shown()).toEqual(['November service'])
    await runDeadlines(server.ctx, runInTime)
    await server.work()
    await expect.poll(purged).toBe(1)
    server.turnClock(hoursFromNow(1))
    expect(await shown()).toEqual([])
    await runDeadlines(server.ctx, runInTime)
    await server.work()
    await expect.poll(purged).toBe(2)
  })
})

describe('staff', () => {
  it('see the promotions of all stores but drafts, and stop one with a reason that the store reads [BO-2]', async () => {
    const [trader, other] = [await aTrader(), await aTrader()]
    await trader.draft({ names: { en: 'Only a draft' } })
    const { promotionId } = await trader.scheduled({ names: { en: 'Half price' } })
    await other.scheduled({ names: { en: 'Other' } })
    const call = server.client({
      bearer: await server.staffToken(['promotion.read', 'promotion.stop']),
    })
    const { rows } = await call(promotionStaffEndpoints.list, {
      query: { sellerId: trader.sellerId },
    })
    expect(rows.map(({ name }) => name)).toEqual(['Half price'])
    const found = await call(promotionStaffEndpoints.list, { query: { search: 'HALF' } })
    expect(found.rows.map(({ name }) => name)).toEqual(['Half price'])
    const body = { promotionId, reason: 'Prices were raised first' }
    await call(promotionStaffEndpoints.stop, { body })
    await server.work()
    const [mail, ...more] = await inbox(trader.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: say('notification.sellerPromotionStoppedTitle') })
    expect(mail?.text).toContain('Half price')
    expect(mail?.text).toContain('Prices were raised first')
    const { records } = await trader.call(merchantNotificationEndpoints.list, { query: {} })
    expect(records).toMatchObject([{ link: `/promotions/${promotionId}` }])
    expect(await inbox(other.email)).toEqual([])
    const seen = await trader.call(promotionEndpoints.record, { query: { promotionId } })
    expect(seen).toMatchObject({
      state: 'stopped',
      isStoppedByStaff: true,
      stopReason: 'Prices were raised first',
    })
    expect(await runs(trader)).toEqual([])
    const readOnly = server.client({ bearer: await server.staffToken(['promotion.read']) })
    await expect(readOnly(promotionStaffEndpoints.stop, { body })).rejects.toMatchObject({
      status: 403,
    })
  })
})
