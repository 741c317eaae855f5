import { checkInToday } from '@ironsouq/server/features/people/check-in/check-in.service.ts'
import {
  memberLevel,
  memberLevelText,
} from '@ironsouq/server/features/people/member-level/member-level.tables.ts'
import { earnPoints } from '@ironsouq/server/features/people/points/points.service.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { replaceTexts, textsOf } from '@ironsouq/server/kernel/data/texts.ts'
import { BUYER } from '../buyer.ts'
import { DEMO_LEVELS } from '../levels.ts'
import { momentBefore } from './days.ts'

const DAY_MINUTES = 24 * 60

/** On which days the buyer checked in: all seven once, two, and since three days. */
const CHECKED_IN_DAYS_AGO = [45, 44, 43, 42, 41, 40, 39, 24, 23, 3, 2, 1]

/** The levels of members, unless there are some. */
export async function seedLevels(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(memberLevel)) > 0) return 0
  await atomic(ctx, async (ctx) => {
    for (const { names, ...level } of DEMO_LEVELS) {
      const values = { ...level, createdAt: ctx.now() }
      const made = await ctx.db.insert(memberLevel).values(values).returning({ id: memberLevel.id })
      const { id: levelId } = one(made)
      await replaceTexts(
        ctx,
        memberLevelText,
        { levelId },
        textsOf(names, (name) => ({ name })),
      )
    }
  })
  return DEMO_LEVELS.length
}

/** Points of the buyer for opening an account and for checking in; those of orders come with the orders. */
export async function seedPoints(ctx: Ctx): Promise<void> {
  const at = momentBefore(ctx, BUYER.memberForDays * DAY_MINUTES)
  const opened = { memberId: BUYER.id, ref: BUYER.id, points: 100, at }
  await atomic(ctx, (ctx) => earnPoints(ctx, { ...opened, source: 'registration' }))
  for (const daysAgo of CHECKED_IN_DAYS_AGO) {
    const then = momentBefore(ctx, daysAgo * DAY_MINUTES)
    await checkInToday({ ...ctx, now: () => then }, BUYER.id)
  }
}
