import { flashSaleLifecycle } from '@ironsouq/contract/mall/flash-sale/flash-sale.lifecycle'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { putBack, setAside } from '#features/mall/product/stock-aside.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { occurrence } from '#kernel/work/events.ts'
import { flashSaleChanged } from './flash-sale.events.ts'
import type { FlashItem, FlashSale } from './flash-sale.queries.ts'
import { partsOf } from './flash-sale.rules.ts'
import { flashItem, flashSale, flashStock } from './flash-sale.tables.ts'

const DAY_MS = 86_400_000
/** What failures leave set aside after the end goes back then. */
const FORGOTTEN_DAYS = 30

const changed = ({ id: flashSaleId, sellerId }: FlashSale) => ({
  emit: [occurrence(flashSaleChanged, { flashSaleId, sellerId })],
})

/** In the order of the variants, which is that of every lock on their stock. */
const itemsOf = (ctx: TxCtx, { id }: FlashSale): Promise<FlashItem[]> =>
  ctx.db.select().from(flashItem).where(eq(flashItem.flashSaleId, id)).orderBy(asc(flashItem.skuId))

/** Takes the pieces of a sale out of the normal stock: as many as there are. */
async function startFlashSale(ctx: TxCtx, row: FlashSale): Promise<void> {
  if (row.endsAt <= ctx.now()) return
  const move = { id: row.id, action: 'start', by: 'system' } as const
  await transition(ctx, flashSale, flashSaleLifecycle, move, changed(row))
  const until = new Date(row.endsAt.getTime() + FORGOTTEN_DAYS * DAY_MS)
  for (const { id, skuId, sellerId, quantity } of await itemsOf(ctx, row)) {
    const aside = await setAside(ctx, { ownerId: id, skuId, sellerId, quantity, until })
    await ctx.db
      .update(flashItem)
      .set({ setAside: aside?.quantity ?? 0, warehouseId: aside?.warehouseId ?? null })
      .where(eq(flashItem.id, id))
    await ctx.db.insert(flashStock).values(
      partsOf(aside?.quantity ?? 0).map((remaining, part) => ({
        flashItemId: id,
        sellerId,
        part,
        remaining,
        createdAt: ctx.now(),
      })),
    )
  }
}

/** What no order has taken; no one takes from it any more. */
async function takeRest(ctx: TxCtx, flashItemId: string): Promise<number> {
  const own = eq(flashStock.flashItemId, flashItemId)
  // In the order in which buyers wait for them.
  await ctx.db
    .select({ part: flashStock.part })
    .from(flashStock)
    .where(own)
    .orderBy(asc(flashStock.part))
    .for('update')
  const parts = await ctx.db.delete(flashStock).where(own).returning()
  return parts.reduce((sum, { remaining }) => sum + remaining, 0)
}

/** Ends a sale whose time is over, and gives back what is left of it. Unpaid orders give theirs back by themselves. */
async function settleFlashSale(ctx: TxCtx, row: FlashSale): Promise<void> {
  const settled = { settleAt: null }
  if (row.state === 'scheduled' || row.state === 'running') {
    const move = { id: row.id, action: 'end', by: 'system' } as const
    await transition(ctx, flashSale, flashSaleLifecycle, move, { ...changed(row), set: settled })
  } else {
    const waits = and(eq(flashSale.id, row.id), isNotNull(flashSale.settleAt))
    const { rowCount } = await ctx.db.update(flashSale).set(settled).where(waits)
    if (!rowCount) return
  }
  for (const { id, skuId, sellerId } of await itemsOf(ctx, row)) {
    const quantity = await takeRest(ctx, id)
    if (quantity > 0) await putBack(ctx, { ownerId: id, skuId, sellerId, quantity })
  }
}

const start = deadline({
  name: 'flash-sale.start',
  table: flashSale,
  at: 'startsAt',
  where: () => eq(flashSale.state, 'scheduled'),
  run: startFlashSale,
})

const settle = deadline({
  name: 'flash-sale.settle',
  table: flashSale,
  at: 'settleAt',
  where: () => sql`settle_at is not null`,
  run: settleFlashSale,
})

/** Moves the stock of a sale at its start and its end, which are columns. */
export const runFlashSales = [start, settle]
