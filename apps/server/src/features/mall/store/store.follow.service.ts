import { MOST_FOLLOWED } from '@ironsouq/contract/mall/store/store.limits'
import { and, eq } from 'drizzle-orm'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { storeById } from './store.queries.ts'
import { storeFollow } from './store.tables.ts'

/** Following a store again changes nothing [PR-3]. */
export const followStore = (ctx: Ctx, memberId: string, sellerId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const found = await storeById(ctx, sellerId)
    if (!found || found.state === 'terminated') throw notFound()
    // Two concurrent calls run one after the other, so the count includes the first.
    await lockMember(ctx, memberId)
    const own = eq(storeFollow.memberId, memberId)
    const same = await ctx.db.$count(storeFollow, and(own, eq(storeFollow.sellerId, sellerId)))
    if (same > 0) return null
    if ((await ctx.db.$count(storeFollow, own)) >= MOST_FOLLOWED)
      throw new Refusal('error.followedMax', { count: MOST_FOLLOWED })
    await ctx.db.insert(storeFollow).values({ memberId, sellerId, createdAt: ctx.now() })
    return null
  })

export async function unfollowStore(ctx: Ctx, memberId: string, sellerId: string): Promise<null> {
  await ctx.db
    .delete(storeFollow)
    .where(and(eq(storeFollow.memberId, memberId), eq(storeFollow.sellerId, sellerId)))
  return null
}
