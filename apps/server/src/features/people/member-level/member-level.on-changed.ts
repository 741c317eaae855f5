import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { memberLevelChanged } from './member-level.events.ts'
import { rewardReached } from './member-level.growth.service.ts'
import { memberGrowth, memberLevel } from './member-level.tables.ts'

const AT_ONCE = 200

/** A level that was created or lowered is reached by everyone whose growth is enough. */
export const rewardMembers = consumer({
  name: 'member-level.reward-members',
  on: memberLevelChanged,
  async handle(ctx, { levelId }) {
    const [level] = await ctx.db.select().from(memberLevel).where(eq(memberLevel.id, levelId))
    if (!level || level.threshold === 0) return
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const unrewarded = sql`not exists (select from level_reached r
        where r.level_id = ${levelId} and r.member_id = member_growth.member_id)`
      const members = await ctx.db
        .select({ memberId: memberGrowth.memberId, growth: memberGrowth.growth })
        .from(memberGrowth)
        .where(
          and(
            gte(memberGrowth.growth, level.threshold),
            gt(memberGrowth.memberId, after),
            unrewarded,
          ),
        )
        .orderBy(asc(memberGrowth.memberId))
        .limit(AT_ONCE)
      for (const { memberId, growth } of members)
        await atomic(ctx, (ctx) => rewardReached(ctx, memberId, growth))
      const last = members.at(-1)
      if (!last || members.length < AT_ONCE) return
      after = last.memberId
    }
  },
})
