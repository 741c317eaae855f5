import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { hasUnpaid, leftOfItem, standingOf } from './flash-sale.queries.ts'
import { flashItem, flashQuota, flashSale } from './flash-sale.tables.ts'

/** So many try to buy in one sale in a second, and so many more at once; others read that it is busy [PM-2]. */
const ENTRIES = { perSecond: 100, burst: 200 }

/** Lets as many through as the database serves at once. What is sold is decided there, not here. */
export async function enterFlashSale(ctx: Ctx, flashSaleId: string): Promise<void> {
  const waitSeconds = await ctx.tokenBuckets.take('flash-sale', flashSaleId, ENTRIES)
  if (waitSeconds > 0) throw new Refusal('error.flashBusy', { seconds: waitSeconds }, 429)
}

const given = sql.placeholder

const asked = prepared((db) =>
  db
    .select({
      flashItemId: flashItem.id,
      state: flashSale.state,
      startsAt: flashSale.startsAt,
      endsAt: flashSale.endsAt,
      perPerson: flashItem.perPerson,
      warehouseId: flashItem.warehouseId,
      left: leftOfItem,
      hasUnpaid,
      taken: sql<number>`coalesce((select ${flashQuota.taken} from ${flashQuota}
        where ${flashQuota.flashItemId} = flash_item.id
          and ${flashQuota.memberId} = ${given('memberId')}::uuid), 0)`,
    })
    .from(flashItem)
    .innerJoin(flashSale, eq(flashSale.id, flashItem.flashSaleId))
    .where(
      and(eq(flashItem.flashSaleId, given('flashSaleId')), eq(flashItem.skuId, given('skuId'))),
    )
    .prepare('flash_entry'),
)

export interface FlashWanted {
  flashSaleId: string
  skuId: string
  quantity: number
}

/** What is bought in a flash sale: from which stock, and where it is. */
export interface FlashEntry {
  flashItemId: string
  warehouseId: string | null
  left: number
}

/** Refuses, in words of its own for each reason, who cannot buy so many pieces in a sale now [PM-2]. */
export async function flashEntry(
  ctx: Ctx,
  memberId: string,
  { flashSaleId, skuId, quantity }: FlashWanted,
): Promise<FlashEntry> {
  const [row] = await asked(ctx).execute({ memberId, flashSaleId, skuId })
  if (!row || row.state === 'draft') throw notFound()
  const { state, startsAt, endsAt, perPerson, taken, left } = row
  const now = ctx.now()
  if (state === 'ended' || state === 'stopped' || endsAt <= now)
    throw new Refusal('error.flashEnded')
  // Its pieces are set aside a moment after its start.
  if (state === 'scheduled' || startsAt > now) throw new Refusal('error.flashNotStarted')
  if (taken + quantity > perPerson)
    throw new Refusal('error.flashLimit', { most: perPerson, left: Math.max(0, perPerson - taken) })
  if (left < quantity) throw soldOut(row)
  return { flashItemId: row.flashItemId, warehouseId: row.warehouseId, left }
}

interface Left {
  left: number
  hasUnpaid: boolean
}

function soldOut({ left, hasUnpaid }: Left): Refusal {
  if (left > 0) return new Refusal('error.flashFewer', { left })
  return new Refusal(
    standingOf(left, hasUnpaid) === 'goneForNow' ? 'error.flashGoneForNow' : 'error.flashSoldOut',
  )
}

/** Why so many pieces could not be taken, by what is left now. */
export async function flashGone(ctx: Ctx, flashItemId: string): Promise<Refusal> {
  const [row] = await ctx.db
    .select({ left: leftOfItem, hasUnpaid })
    .from(flashItem)
    .where(eq(flashItem.id, flashItemId))
  return row ? soldOut(row) : notFound()
}
