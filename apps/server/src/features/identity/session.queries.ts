import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db.ts'
import { session } from './identity.tables.ts'

export type SessionRow = typeof session.$inferSelect

const living = and(gt(session.expiresAt, sql.placeholder('now')), isNull(session.revokedAt))

const byToken = prepared((db) =>
  db
    .select()
    .from(session)
    .where(
      and(
        or(
          eq(session.tokenHash, sql.placeholder('hash')),
          eq(session.previousHash, sql.placeholder('hash')),
        ),
        living,
      ),
    )
    .prepare('session_by_token'),
)

/** The living session that this token opens or, before it was exchanged, opened. */
export async function sessionByToken(ctx: Ctx, tokenHash: Buffer): Promise<SessionRow | null> {
  const [row] = await byToken(ctx).execute({ hash: tokenHash, now: ctx.now() })
  return row ?? null
}

/** More than anyone has; whoever opens more by a program sees the latest. */
const MOST_SHOWN = 100

export const sessionsOf = (ctx: Ctx, subjectId: string): Promise<SessionRow[]> =>
  ctx.db
    .select()
    .from(session)
    .where(
      and(
        eq(session.subjectId, subjectId),
        gt(session.expiresAt, ctx.now()),
        isNull(session.revokedAt),
      ),
    )
    .orderBy(desc(sql`coalesce(${session.lastSeenAt}, ${session.createdAt})`), desc(session.id))
    .limit(MOST_SHOWN)
