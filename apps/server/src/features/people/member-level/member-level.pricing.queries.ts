import type { AdjustmentKind } from '@ironsouq/contract/mall/order/order.enums'
import { eq } from 'drizzle-orm'
import { EVERYTHING, type MemberLevelDiscount } from '#features/mall/pricing/pricing.given.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { levelOf } from './member-level.queries.ts'
import { memberLevelText } from './member-level.tables.ts'

/** The first discount that applies: the others are counted on what it leaves. */
const COMBINES_WITH: readonly AdjustmentKind[] = [
  'fullReduction',
  'storeCoupon',
  'platformCoupon',
  'points',
  'merchantPrice',
  'freeShipping',
]

/** The discount of the level that the member has now, paid by the platform. */
export async function levelDiscount(
  ctx: Ctx,
  { memberId }: { memberId: string },
): Promise<{ memberLevel: MemberLevelDiscount | null }> {
  const level = await levelOf(ctx, memberId)
  if (!level || level.discountPpm === 0) return { memberLevel: null }
  const { levelId, discountPpm: ppm, categoryIds } = level
  const texts = await ctx.db
    .select({ locale: memberLevelText.locale, name: memberLevelText.name })
    .from(memberLevelText)
    .where(eq(memberLevelText.levelId, levelId))
  return {
    memberLevel: {
      sourceId: levelId,
      names: Object.fromEntries(texts.map(({ locale, name }) => [locale, name])),
      startsAt: null,
      endsAt: null,
      scope: { ...EVERYTHING, categoryIds: categoryIds.length > 0 ? categoryIds : null },
      combinesWith: COMBINES_WITH,
      storeSharePpm: 0,
      ppm,
    },
  }
}
