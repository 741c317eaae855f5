import type { FlashStanding } from '@ironsouq/contract/mall/flash-sale/flash-sale.enums'
import { eq, ne, and, sql, type SQL } from 'drizzle-orm'
import type { ActivityPrice, Promotions } from '#features/mall/pricing/pricing.given.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
import { textIn } from '#kernel/data/texts.ts'
import { flashItem, flashSale, flashSaleText, flashStock, flashUse } from './flash-sale.tables.ts'

export type FlashSale = typeof flashSale.$inferSelect
export type FlashItem = typeof flashItem.$inferSelect

export const flashSaleName = (wanted: SQL) =>
  textIn(
    flashSaleText.name,
    { owner: flashSaleText.flashSaleId, locale: flashSaleText.locale },
    { of: sql`flash_sale.id`, wanted },
  )

export async function flashSaleById(ctx: Ctx, id: string): Promise<FlashSale | undefined> {
  const [row] = await ctx.db.select().from(flashSale).where(eq(flashSale.id, id))
  return row
}

/** Whether its pieces can be bought at a moment: they are set aside, and the columns say that it is time. */
export const isRunning = (now: SQL) => sql<boolean>`(flash_sale.state = 'running'
  and flash_sale.starts_at <= ${now} and flash_sale.ends_at > ${now})`

/** What is left of a variant, as part of a statement on `flash_item`. */
export const leftOfItem = sql<number>`coalesce((select sum(${flashStock.remaining})::int from ${flashStock}
  where ${flashStock.flashItemId} = flash_item.id), 0)`

/** Pieces in orders of a state, as part of a statement on `flash_item`. */
export const piecesIn = (state: 'unpaid' | 'paid') =>
  sql<number>`coalesce((select sum(${flashUse.quantity})::int from ${flashUse}
    where ${flashUse.flashItemId} = flash_item.id and ${flashUse.state} = ${sql.raw(`'${state}'`)}), 0)`

/** Nothing left is not the end while orders can still give pieces back. */
export const hasUnpaid = sql<boolean>`exists (select from ${flashUse}
  where ${flashUse.flashItemId} = flash_item.id and ${flashUse.state} = 'unpaid')`

export function standingOf(left: number, isHeldByOthers: boolean): FlashStanding {
  if (left > 0) return 'available'
  return isHeldByOthers ? 'goneForNow' : 'soldOut'
}

const priced = prepared((db) =>
  db
    .select({
      sourceId: flashSale.id,
      sellerId: flashSale.sellerId,
      currency: flashSale.currency,
      startsAt: flashSale.startsAt,
      endsAt: flashSale.endsAt,
      lineId: flashItem.skuId,
      unitMinor: flashItem.priceMinor,
      names: sql<Record<string, string>>`(select json_object_agg(locale, name) from flash_sale_text
        where flash_sale_id = flash_sale.id)`,
    })
    .from(flashItem)
    .innerJoin(flashSale, eq(flashSale.id, flashItem.flashSaleId))
    .where(
      and(
        flashItem.isOpen,
        sql`${flashItem.skuId} = any(${sql.placeholder('skuIds')}::uuid[])`,
        isRunning(sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .prepare('flash_prices'),
)

interface Asked {
  request: { flashSaleId?: string | undefined }
  lines: readonly { lineId: string }[]
}

/** The prices that run for the variants of a checkout; the line of a checkout has the id of its variant. */
export async function flashPrices(
  ctx: Ctx,
  { request, lines }: Asked,
): Promise<Partial<Promotions>> {
  const rows = await priced(ctx).execute({
    skuIds: idsToMatch(lines.map(({ lineId }) => lineId)),
    now: ctx.now().toISOString(),
  })
  return {
    activityPrices: rows.map((row): ActivityPrice => ({
      ...row,
      isChosen: row.sourceId === request.flashSaleId,
    })),
  }
}

/** What a store wants to run, and when. */
interface Claim {
  id: string
  sellerId: string
  startsAt: Date
  endsAt: Date
}

/** Another sale that has one of its variants at one of its times. */
export async function conflictOf(ctx: Ctx, claim: Claim): Promise<string | undefined> {
  const [other] = await ctx.db
    .select({ name: flashSaleName(sql`${ctx.locale}::text`) })
    .from(flashItem)
    .innerJoin(flashSale, eq(flashSale.id, flashItem.flashSaleId))
    .where(
      and(
        eq(flashItem.sellerId, claim.sellerId),
        ne(flashItem.flashSaleId, claim.id),
        flashItem.isOpen,
        sql`tstzrange(${flashItem.startsAt}, ${flashItem.endsAt})
          && tstzrange(${claim.startsAt.toISOString()}, ${claim.endsAt.toISOString()})`,
        sql`${flashItem.skuId} in (select own.sku_id from flash_item as own where own.flash_sale_id = ${claim.id})`,
      ),
    )
    .limit(1)
  return other?.name
}
