import { MOST_FAVORITES } from '@ironsouq/contract/people/favorite/favorite.limits'
import { and, eq } from 'drizzle-orm'
import { currentPrice } from '#features/machines/device/device.price.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { favorite } from './favorite.tables.ts'

/** Saves a machine with its present price. Saving it again changes nothing [EQ-4]. */
export function saveDevice(ctx: Ctx, memberId: string, deviceId: string): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const asked = await currentPrice(ctx, deviceId)
    if (!asked) throw notFound()
    // Two concurrent calls run one after the other, so the count includes the first.
    await lockMember(ctx, memberId)
    const own = eq(favorite.memberId, memberId)
    const saved = await ctx.db.$count(favorite, and(own, eq(favorite.deviceId, deviceId)))
    if (saved > 0) return
    if ((await ctx.db.$count(favorite, own)) >= MOST_FAVORITES)
      throw new Refusal('error.favoritesFull', { max: MOST_FAVORITES })
    await ctx.db.insert(favorite).values({ memberId, deviceId, ...asked, createdAt: ctx.now() })
  })
}

export async function unsaveDevice(ctx: Ctx, memberId: string, deviceId: string): Promise<void> {
  await ctx.db
    .delete(favorite)
    .where(and(eq(favorite.memberId, memberId), eq(favorite.deviceId, deviceId)))
}
