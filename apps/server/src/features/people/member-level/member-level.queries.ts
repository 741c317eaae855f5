import type {
  MemberCentre,
  MemberLevelRecord,
} from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { asc, desc, eq, lte, sql } from 'drizzle-orm'
import { productCategoryName } from '#features/mall/product-category/product-category.queries.ts'
import { loyaltySettings } from '#features/people/loyalty/loyalty.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { memberGrowth, memberLevel, memberLevelText } from './member-level.tables.ts'

const categoryIds = sql<string[]>`coalesce((
  select json_agg(c.product_category_id order by c.product_category_id) from member_level_category c
  where c.level_id = member_level.id), '[]')`

const benefits = {
  levelId: memberLevel.id,
  threshold: memberLevel.threshold,
  discountPpm: memberLevel.discountPpm,
  pointsPercent: memberLevel.pointsPercent,
  rewardPoints: memberLevel.rewardPoints,
  categoryIds,
}

async function growthOf(ctx: Ctx, memberId: string): Promise<number> {
  const { growth } = memberGrowth
  const [row] = await ctx.db
    .select({ growth })
    .from(memberGrowth)
    .where(eq(memberGrowth.memberId, memberId))
  return row?.growth ?? 0
}

/** The level that a member has now: the highest that their growth is enough for. */
export async function levelOf(ctx: Ctx, memberId: string) {
  const [level] = await ctx.db
    .select(benefits)
    .from(memberLevel)
    .where(lte(memberLevel.threshold, await growthOf(ctx, memberId)))
    .orderBy(desc(memberLevel.threshold))
    .limit(1)
  return level ?? null
}

export async function memberCentre(ctx: Ctx, memberId: string): Promise<MemberCentre> {
  const name = textIn(
    memberLevelText.name,
    { owner: memberLevelText.levelId, locale: memberLevelText.locale },
    { of: sql`member_level.id`, wanted: sql`${ctx.locale}::text` },
  )
  const category = productCategoryName(sql`c.product_category_id`, sql`${ctx.locale}::text`)
  const categories = sql<
    string[]
  >`coalesce((select json_agg(${category}) from member_level_category c
    where c.level_id = member_level.id), '[]')`
  const { categoryIds: _, ...shown } = benefits
  const [growth, rows, settings] = await Promise.all([
    growthOf(ctx, memberId),
    ctx.db
      .select({ ...shown, categories, name: sql<string>`coalesce(${name}, '')` })
      .from(memberLevel)
      .orderBy(asc(memberLevel.threshold)),
    loyaltySettings(ctx),
  ])
  const levels = rows.map((level) => ({ ...level, isReached: level.threshold <= growth }))
  const { spendPerGrowth, orderGrowth, topUpPerGrowth } = settings
  const levelId = levels.findLast(({ isReached }) => isReached)?.levelId ?? null
  return { growth, levelId, levels, spendPerGrowth, orderGrowth, topUpPerGrowth }
}

const record = {
  ...benefits,
  version: memberLevel.version,
  texts: sql<MemberLevelRecord['texts']>`(
    select json_object_agg(${memberLevelText.locale}, json_build_object('name', ${memberLevelText.name}))
    from ${memberLevelText} where ${memberLevelText.levelId} = member_level.id)`,
}

/** The levels with all their names, the lowest first. */
export const levelRecords = (ctx: Ctx): Promise<MemberLevelRecord[]> =>
  ctx.db.select(record).from(memberLevel).orderBy(asc(memberLevel.threshold))

export async function levelRecord(ctx: Ctx, id: string): Promise<MemberLevelRecord> {
  const [row] = await ctx.db.select(record).from(memberLevel).where(eq(memberLevel.id, id))
  if (!row) throw notFound()
  return row
}
