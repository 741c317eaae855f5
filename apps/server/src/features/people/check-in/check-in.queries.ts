import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { CheckedIn } from './check-in.rules.ts'
import { checkIn } from './check-in.tables.ts'

/** As many as the page of check-ins shows. */
const SHOWN = 60

/** The newest first. */
export const lastCheckIns = (ctx: Ctx, memberId: string, most = SHOWN): Promise<CheckedIn[]> =>
  ctx.db
    .select({ day: checkIn.day, cycleDay: checkIn.cycleDay, points: checkIn.points })
    .from(checkIn)
    .where(eq(checkIn.memberId, memberId))
    .orderBy(desc(checkIn.day))
    .limit(most)
