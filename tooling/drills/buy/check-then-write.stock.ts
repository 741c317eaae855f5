import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import {
  type Held,
  holdStock as holdAtOnce,
  type Wanted,
} from '../../../apps/server/src/features/mall/product/stock-hold.service.ts'
import {
  stock,
  stockHold,
  stockMovement,
} from '../../../apps/server/src/features/mall/product/stock.tables.ts'
import { atomic, type Ctx } from '../../../apps/server/src/kernel/ctx.ts'
import { Refusal } from '../../../apps/server/src/kernel/errors.ts'
import { isBroken } from './control.ts'

export {
  endHolds,
  extendHolds,
  returnStock,
} from '../../../apps/server/src/features/mall/product/stock-hold.service.ts'

/** Longer than the time between two buyers of the same variant, also in the small run. */
const DELAY_MS = 400
const MINUTES_MS = 5 * 60_000

/**
 * A common mistake: the stock is read, found enough, and written with what was computed from that. Two buyers at
 * once read the same number. The buy drill must detect what is sold twice.
 */
const holdInSteps = (
  ctx: Ctx,
  checkoutId: string,
  wanted: readonly Wanted[],
): Promise<readonly Held[]> =>
  atomic(ctx, async (ctx) => {
    const held: Held[] = []
    for (const { skuId, sellerId, quantity } of wanted) {
      const [before] = await ctx.db.select().from(stock).where(eq(stock.skuId, skuId))
      if (!before || before.onHand - before.held < quantity)
        throw new Refusal('error.insufficientStock')
      const { warehouseId } = before
      const of = and(eq(stock.skuId, skuId), eq(stock.warehouseId, warehouseId))
      await sleep(DELAY_MS)
      const now = ctx.now()
      const own = { skuId, sellerId, warehouseId, checkoutId, createdAt: now }
      const expiresAt = new Date(now.getTime() + MINUTES_MS)
      const made = await ctx.db
        .insert(stockHold)
        .values({ ...own, quantity, state: 'held', expiresAt, updatedAt: now })
        .onConflictDoNothing()
        .returning({ skuId: stockHold.skuId })
      if (made.length > 0) {
        await ctx.db
          .update(stock)
          .set({ held: before.held + quantity })
          .where(of)
        await ctx.db
          .insert(stockMovement)
          .values({ ...own, kind: 'held', onHandChange: 0, heldChange: quantity })
      }
      held.push({ skuId, warehouseId })
    }
    return held
  })

export const holdStock: typeof holdAtOnce = (...given) =>
  isBroken('check-then-write') ? holdInSteps(...given) : holdAtOnce(...given)
