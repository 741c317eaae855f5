import { statesOf } from '@ironsouq/contract/lifecycle'
import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { NO_PROMOTIONS, type StoredShare } from '#features/mall/pricing/pricing.given.rules.ts'
import { price } from '#features/mall/pricing/pricing.rules.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { adjustmentsOf } from '../checkout/checkout.rules.ts'
import { orderChanged } from '../order.events.ts'
import { idsOf, lockedOrder, stateChanged } from '../order.merchant.service.ts'
import { orderAdjustment, orderLine, storeOrder } from '../order.tables.ts'

interface Reprice {
  orderId: string
  version: number
  discount: Money
  freight?: Money | undefined
}

type Order = typeof storeOrder.$inferSelect
type Line = typeof orderLine.$inferSelect

/** What was taken off when the order was placed. It stays, also where it would not apply to the lower price. */
async function storedShares(ctx: TxCtx, orderId: string): Promise<StoredShare[]> {
  const rows = await ctx.db
    .select()
    .from(orderAdjustment)
    .where(eq(orderAdjustment.orderId, orderId))
  return rows.map(({ kind, orderLineId: lineId, fundedBy, amountMinor }) => ({
    kind,
    orderKey: orderId,
    lineId,
    storeMinor: fundedBy === 'store' ? amountMinor : 0n,
    platformMinor: fundedBy === 'platform' ? amountMinor : 0n,
  }))
}

interface LowerPrice {
  offMinor: bigint
  freightMinor: bigint
  stored: readonly StoredShare[]
}

/** The order with another price of its store, by the same rules as a checkout. */
function repriced(
  ctx: Ctx,
  { id: orderKey, sellerId, currency }: Order,
  lines: readonly Line[],
  { offMinor, freightMinor, stored }: LowerPrice,
) {
  const priced = price({
    ...NO_PROMOTIONS,
    now: ctx.now(),
    currency,
    lines: lines.map((line) => ({ ...line, lineId: line.id, orderKey, categoryIds: [] })),
    freight: [{ orderKey, sellerId, lineIds: [], minor: freightMinor, freeFromMinor: null }],
    merchantPrice: { orderKey, offMinor },
    stored,
  })
  return {
    ...priced,
    sums: one(priced.orders),
    adjustments: adjustmentsOf(priced.applied, orderKey),
  }
}

async function writeLines(
  ctx: TxCtx,
  { id: orderId, memberId, sellerId }: Order,
  { lines, adjustments }: ReturnType<typeof repriced>,
): Promise<void> {
  for (const { lineId, discountMinor, paidMinor, vatMinor, commissionMinor } of lines)
    await ctx.db
      .update(orderLine)
      .set({ discountMinor, paidMinor, vatMinor, commissionMinor })
      .where(eq(orderLine.id, lineId))
  if (adjustments.length > 0)
    await ctx.db.insert(orderAdjustment).values(
      adjustments.map(({ lineId, names: name, ...adjustment }) => ({
        ...adjustment,
        name,
        orderId,
        memberId,
        sellerId,
        orderLineId: lineId,
        createdAt: ctx.now(),
      })),
    )
}

/**
 * A lower price of an order that is not paid. Free delivery stays unless the store names a fee. Payments that were
 * opened for the old price no longer count.
 */
export const repriceOrder = (
  ctx: Ctx,
  { orderId, version, discount, freight }: Reprice,
): Promise<boolean> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedOrder(ctx, orderId)
    if (row.version !== version) return false
    if (!statesOf(orderLifecycle, 'reprice').includes(row.state)) throw stateChanged()
    const isOfOrder = [discount, freight].every((each) => !each || each.currency === row.currency)
    if (!isOfOrder) throw notThisMuch()
    const replaced = freight
      ? (['merchantPrice', 'freeShipping'] as const)
      : ['merchantPrice' as const]
    await ctx.db
      .delete(orderAdjustment)
      .where(and(eq(orderAdjustment.orderId, row.id), inArray(orderAdjustment.kind, replaced)))
    const stored = await storedShares(ctx, row.id)
    const offMinor = minorOf(discount)
    const goodsOff = stored
      .filter(({ lineId }) => lineId !== null)
      .reduce((sum, { storeMinor, platformMinor }) => sum + storeMinor + platformMinor, 0n)
    // Nothing is given away by mistake: what is left of the goods is at least one minor unit.
    if (offMinor > 0n && offMinor >= row.goodsMinor - goodsOff) throw notThisMuch()
    const lines = await ctx.db
      .select()
      .from(orderLine)
      .where(and(eq(orderLine.orderId, row.id), eq(orderLine.kind, 'goods')))
      .orderBy(asc(orderLine.position))
    const freightMinor = freight ? minorOf(freight) : row.freightMinor
    const priced = repriced(ctx, row, lines, { offMinor, freightMinor, stored })
    const { discountMinor, vatMinor, payableMinor } = priced.sums
    // A buyer agreed to the total that they saw: a store may only ask for less.
    if (payableMinor > row.payableMinor) throw new Refusal('portalOrder.totalAbove')
    await writeLines(ctx, row, priced)
    one(
      await ctx.db
        .update(storeOrder)
        .set({
          discountMinor,
          freightMinor,
          vatMinor,
          payableMinor,
          amountVersion: row.amountVersion + 1,
          version: row.version + 1,
          updatedAt: ctx.now(),
        })
        .where(eq(storeOrder.id, row.id))
        .returning({ id: storeOrder.id }),
    )
    ctx.audit(
      'order',
      row.id,
      { payable: String(row.payableMinor) },
      { payable: String(payableMinor) },
    )
    await emit(ctx, orderChanged, idsOf(row))
    return true
  })

const notThisMuch = () =>
  new FieldFaults([{ field: 'discount', key: 'error.fieldNotAllowed', values: {} }])
