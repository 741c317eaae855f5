import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { accountChange } from './account-change.tables.ts'

export type AccountChangeRow = typeof accountChange.$inferSelect

export async function changeById(ctx: Ctx, id: string): Promise<AccountChangeRow | null> {
  const [row] = await ctx.db.select().from(accountChange).where(eq(accountChange.id, id))
  return row ?? null
}

/**
 * A change together with all later ones of the member that were undone with it or, if it is not
 * undone, would be. The latest is first.
 */
export const changesSince = (ctx: Ctx, change: AccountChangeRow): Promise<AccountChangeRow[]> =>
  ctx.db
    .select()
    .from(accountChange)
    .where(
      and(
        eq(accountChange.memberId, change.memberId),
        gte(accountChange.id, change.id),
        change.undoneAt === null
          ? isNull(accountChange.undoneAt)
          : eq(accountChange.undoneAt, change.undoneAt),
      ),
    )
    .orderBy(desc(accountChange.id))
