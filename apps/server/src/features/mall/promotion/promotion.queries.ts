import type { ShownPromotion } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
import { textIn } from '#kernel/data/texts.ts'
import { promotion, promotionText, promotionUse } from './promotion.tables.ts'

export type Promotion = typeof promotion.$inferSelect

export const promotionName = (wanted: SQL) =>
  textIn(
    promotionText.name,
    { owner: promotionText.promotionId, locale: promotionText.locale },
    { of: sql`promotion.id`, wanted },
  )

const open = sql`${promotion.state} in ('scheduled', 'running')`

/**
 * Whether a promotion takes something off at a moment. The columns decide: a deadline that runs late changes no
 * price, and where the budget is used up nothing is left to take off.
 */
export const isRunning = (now: SQL) => sql<boolean>`(${open} and ${promotion.startsAt} <= ${now}
  and ${promotion.endsAt} > ${now}
  and (${promotion.budgetMinor} is null or ${promotion.spentMinor} < ${promotion.budgetMinor}))`

/** A promotion as a checkout applies it. */
export interface RunningPromotion extends Pick<
  Promotion,
  'id' | 'sellerId' | 'kind' | 'rule' | 'currency' | 'startsAt' | 'endsAt'
> {
  /** By language. */
  names: Record<string, string>
  /** What its budget still allows; null: it has no limit. */
  leftMinor: bigint | null
}

const nowGiven = sql`${sql.placeholder('now')}::timestamptz`

/** Prepared: every list, product page, cart and checkout asks it. */
const running = prepared((db) =>
  db
    .select({
      productId: sql<string>`asked.product_id`,
      id: promotion.id,
      sellerId: promotion.sellerId,
      kind: promotion.kind,
      rule: promotion.rule,
      currency: promotion.currency,
      startsAt: promotion.startsAt,
      endsAt: promotion.endsAt,
      names: sql<Record<string, string>>`(select json_object_agg(locale, name) from promotion_text
        where promotion_id = promotion.id)`,
      leftMinor: sql<string | null>`(${promotion.budgetMinor} - ${promotion.spentMinor})::text`,
    })
    .from(promotion)
    .innerJoin(
      sql`(select distinct product_id from unnest(${sql.placeholder('productIds')}::uuid[]) as given (product_id)) as asked`,
      sql`${promotion.covers} @> asked.product_id`,
    )
    .where(
      and(
        sql`${promotion.sellerId} = any(${sql.placeholder('sellerIds')}::uuid[])`,
        isRunning(nowGiven),
      ),
    )
    .orderBy(asc(promotion.id))
    .prepare('promotions_running'),
)

interface Asked {
  productId: string
  sellerId: string
}

/** The promotions that run now for each of these products, by its id. */
export async function runningFor(
  ctx: Ctx,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, readonly RunningPromotion[]>> {
  if (asked.length === 0) return new Map()
  const sellerOf = new Map(asked.map(({ productId, sellerId }) => [productId, sellerId]))
  const rows = await running(ctx).execute({
    productIds: idsToMatch([...sellerOf.keys()]),
    sellerIds: idsToMatch([...new Set(sellerOf.values())]),
    now: ctx.now().toISOString(),
  })
  // A promotion for all products covers those of other stores too.
  const own = rows.filter(({ productId, sellerId }) => sellerOf.get(productId) === sellerId)
  const found = Map.groupBy(own, ({ productId }) => productId)
  return new Map(
    [...found].map(([productId, of]) => [
      productId,
      of.map(({ leftMinor, ...each }) => ({
        ...each,
        leftMinor: leftMinor === null ? null : BigInt(leftMinor),
      })),
    ]),
  )
}

/** Without what it gives: the page of a product has that too. */
export const presentRunning = (each: RunningPromotion, locale: LocaleCode): ShownPromotion => ({
  promotionId: each.id,
  kind: each.kind,
  name: each.names[locale] ?? each.names['en'] ?? '',
  currency: each.currency,
  endsAt: each.endsAt.toISOString(),
  rule: each.rule,
  gifts: [],
})

/** Cards with what their stores take off now: the first of those that a product is in. */
export async function withPromotions<T extends { productId: string; storeId: string }>(
  ctx: Ctx,
  cards: readonly T[],
) {
  const asked = cards.map(({ productId, storeId }) => ({ productId, sellerId: storeId }))
  const found = await runningFor(ctx, asked)
  return cards.map((card) => {
    const [first] = found.get(card.productId) ?? []
    return { ...card, promotion: first ? presentRunning(first, ctx.locale) : null }
  })
}

/** What a promotion is for and when, before it is saved or as it is. */
type Claim = Pick<
  Promotion,
  'sellerId' | 'kind' | 'scope' | 'productIds' | 'startsAt' | 'endsAt'
> & { id: string | null }

/** Those of the same kind that already have one of its products at one of its times, the first first. */
export const conflictsOf = (ctx: Ctx, claim: Claim) =>
  ctx.db
    .select({
      promotionId: promotion.id,
      name: promotionName(sql`${ctx.locale}::text`),
      state: promotion.state,
      startsAt: promotion.startsAt,
      endsAt: promotion.endsAt,
    })
    .from(promotion)
    .where(
      and(
        eq(promotion.sellerId, claim.sellerId),
        eq(promotion.kind, claim.kind),
        open,
        sql`${promotion.covers} && promotion_covers(${claim.scope}, ${sql.param(claim.productIds)}::uuid[])`,
        sql`tstzrange(${promotion.startsAt}, ${promotion.endsAt})
          && tstzrange(${claim.startsAt.toISOString()}, ${claim.endsAt.toISOString()})`,
        claim.id === null ? undefined : ne(promotion.id, claim.id),
      ),
    )
    .orderBy(asc(promotion.startsAt), asc(promotion.id))
    .limit(5)

export async function promotionById(ctx: Ctx, id: string): Promise<Promotion | undefined> {
  const [row] = await ctx.db.select().from(promotion).where(eq(promotion.id, id))
  return row
}

/** What its store is notified of; nothing when staff did not stop it. */
export async function stoppedPromotion(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ name: promotionName(sql`${ctx.locale}::text`), reason: promotion.stopReason })
    .from(promotion)
    .where(and(eq(promotion.id, id), eq(promotion.isStoppedByStaff, true)))
  return row && { name: row.name ?? '', reason: row.reason ?? '' }
}

type Uses = ReadonlyMap<string, { orders: number; sales: bigint }>

/** Orders that are paid or can still be paid, and what their goods cost, by promotion. */
export async function usesOf(ctx: Ctx, ids: readonly string[]): Promise<Uses> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      promotionId: promotionUse.promotionId,
      orders: sql<number>`count(*)::int`,
      sales: sql<string>`sum(${promotionUse.salesMinor})::text`,
    })
    .from(promotionUse)
    .where(and(inArray(promotionUse.promotionId, [...ids]), ne(promotionUse.state, 'canceled')))
    .groupBy(promotionUse.promotionId)
  return new Map(
    rows.map(({ promotionId, orders, sales }) => [promotionId, { orders, sales: BigInt(sales) }]),
  )
}

/** What a promotion cost and brought so far. */
export function presentUsed(
  row: Pick<Promotion, 'id' | 'currency' | 'spentMinor' | 'paidMinor'>,
  uses: Uses,
) {
  const { orders = 0, sales = 0n } = uses.get(row.id) ?? {}
  const money = (minor: bigint) => fromMinor(minor, row.currency)
  return {
    orders,
    sales: money(sales),
    cost: money(row.spentMinor),
    unpaid: money(row.spentMinor - row.paidMinor),
  }
}
