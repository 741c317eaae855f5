import { storeOrder } from '@ironsouq/server/features/mall/order/order.tables.ts'
import { product, sku } from '@ironsouq/server/features/mall/product/product.tables.ts'
import { receiveStock } from '@ironsouq/server/features/mall/product/stock.service.ts'
import { stock } from '@ironsouq/server/features/mall/product/stock.tables.ts'
import { rebuildFigures } from '@ironsouq/server/features/mall/sales-figure/sales-figure.service.ts'
import { sellerAccountByEmail } from '@ironsouq/server/features/people/seller-account/seller-account.queries.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { and, asc, eq, lte } from 'drizzle-orm'
import { BUYER } from '../../buyer.ts'
import { dice } from '../../random.ts'
import { deskPeople } from '../../seed/desk-people.ts'
import { runTimeline, type Step } from '../../seed/timeline.ts'
import { openBefore } from '../../seed/working-time.ts'
import { DEMO_STORE_PEOPLE } from '../../seller-people.ts'
import { PAID_IN_DAYS_AGO } from '../order-buyers.ts'
import { type DemoOrder, ORDERS } from '../orders.ts'
import { seedOrderBuyers } from './order-buyers.ts'
import { stepsOfOrder } from './order-steps.ts'
import { moneySteps } from './payouts.ts'
import type { Shop } from './stores.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So many variants are ordered, the first ones most; with fewer there are no orders. */
const [VARIANTS, VARIANTS_LEAST] = [18, 6]
/** Drums of 200 litres are bought seldom. */
const DEAR_MINOR = 120_000n
/** An unpaid order waits for minutes: it is not moved into the opening hours. */
const JUST_NOW_HOURS = 1
const SUBJECTS = /^(?:order|payment|refund|payout|bank-account|parcel)/

/** Variants that were on sale before the first order, and what lies where they can be picked up. */
const variantsOf = (ctx: Ctx, { sellerId, warehouses }: Shop) =>
  ctx.db
    .select({ skuId: sku.id, code: sku.code, onHand: stock.onHand })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(stock, and(eq(stock.skuId, sku.id), eq(stock.warehouseId, warehouses[0] ?? '')))
    .where(
      and(
        eq(sku.sellerId, sellerId),
        lte(sku.priceMinor, DEAR_MINOR),
        lte(product.publishedAt, new Date(ctx.now().getTime() - PAID_IN_DAYS_AGO * DAY_MS)),
      ),
    )
    .orderBy(asc(sku.code))
    .limit(VARIANTS)

type Variant = Awaited<ReturnType<typeof variantsOf>>[number]

/** The lines of an order have different variants; some are bought much more often than others. */
function chosenFor({ account, placedHoursAgo, quantities }: DemoOrder, all: readonly Variant[]) {
  const roll = dice(`${account} ${placedHoursAgo}`)
  const left = [...all]
  return quantities.map(() => {
    const [chosen] = left.splice(Math.floor(roll.unit() ** 2 * left.length), 1)
    if (!chosen) throw new Error('an order has fewer lines than the store has variants')
    return chosen
  })
}

type Chosen = readonly { order: DemoOrder; variants: readonly Variant[] }[]

/** What will be ordered was delivered before, so that a little is left of most of it. */
function deliveries(shop: Shop, chosen: Chosen, actorId: string, at: number): Step[] {
  const wanted = new Map<Variant, number>()
  for (const { order, variants } of chosen)
    for (const [n, variant] of variants.entries())
      wanted.set(variant, (wanted.get(variant) ?? 0) + (order.quantities[n] ?? 0))
  return [...wanted].flatMap(([{ skuId, code, onHand }, pieces]) => {
    const missing = pieces + dice(`left of ${code}`).whole(1, 14) - onHand
    const place = { sellerId: shop.sellerId, skuId, warehouseId: shop.warehouses[0] ?? '' }
    const receive = (ctx: Ctx) =>
      atomic(ctx, (ctx) => receiveStock(ctx, place, missing, { actorId }))
    return missing > 0 ? [{ at, run: receive }] : []
  })
}

/**
 * Orders of 90 days in every state at one store, with payouts of each week. An installation with orders gets no more, nor
 * one with few products.
 */
export async function seedOrders(ctx: Ctx, shop: Shop | undefined): Promise<number> {
  const [owner] = DEMO_STORE_PEOPLE
  const actor = owner && (await sellerAccountByEmail(ctx, owner.email))
  if (!shop || !actor || (await ctx.db.$count(storeOrder)) > 0) return 0
  const all = await variantsOf(ctx, shop)
  if (all.length < VARIANTS_LEAST) return 0
  const people = await deskPeople(ctx)
  const now = ctx.now().getTime()
  const paidInAt = now - PAID_IN_DAYS_AGO * DAY_MS
  const chosen = ORDERS.map((order) => ({ order, variants: chosenFor(order, all) }))

  const placing = (members: ReadonlyMap<string, string>): Step[] =>
    chosen.map(({ order, variants }) => {
      const { account, placedHoursAgo } = order
      const memberId = members.get(account)
      if (memberId === undefined) throw new Error(`the demo has no buyer ${account}`)
      const at = now - placedHoursAgo * HOUR_MS
      return stepsOfOrder(order, placedHoursAgo < JUST_NOW_HOURS ? at : openBefore(at), {
        memberId,
        shop,
        skuIds: variants.map(({ skuId }) => skuId),
        actorId: actor.id,
        staffId: people.second,
      })
    })

  const start: Step = {
    at: paidInAt,
    run: async (ctx) => {
      const members = await seedOrderBuyers(ctx, people)
      const memberId = members.get(BUYER.account) ?? ''
      const { sellerId } = shop
      return [
        ...deliveries(shop, chosen, actor.id, paidInAt + HOUR_MS),
        ...placing(members),
        ...moneySteps(
          { ...ctx, now: () => new Date(now) },
          {
            sellerId,
            people,
            from: paidInAt,
            memberId,
          },
        ),
      ]
    },
  }
  await runTimeline(ctx, [start], SUBJECTS)
  // No consumer counted what is no news.
  await rebuildFigures(ctx)
  return ORDERS.length
}
