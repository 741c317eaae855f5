import { MOST_FAVORITES } from '@ironsouq/contract/favorite/favorite.limits'
import { and, eq } from 'drizzle-orm'
import { askedNow } from '#features/device/device.kept.queries.ts'
import { lockMember } from '#features/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { favorite } from './favorite.tables.ts'

/** Saves a machine with the price of now. One that is saved stays as it was saved [EQ-4]. */
export function saveDevice(ctx: Ctx, memberId: string, deviceId: string): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const asked = await askedNow(ctx, deviceId)
    if (!asked) throw notFound()
    // Of two at once the second waits, and counts the first.
    await lockMember(ctx, memberId)
    const own = eq(favorite.memberId, memberId)
    const isThere = await ctx.db.$count(favorite, and(own, eq(favorite.deviceId, deviceId)))
    if (isThere > 0) return
    if ((await ctx.db.$count(favorite, own)) >= MOST_FAVORITES)
      throw new Refusal('error.favoritesFull', { max: MOST_FAVORITES })
    await ctx.db.insert(favorite).values({ memberId, deviceId, ...asked, createdAt: ctx.now() })
  })
}

export async function forgetDevice(ctx: Ctx, memberId: string, deviceId: string): Promise<void> {
  await ctx.db
    .delete(favorite)
    .where(and(eq(favorite.memberId, memberId), eq(favorite.deviceId, deviceId)))
}
