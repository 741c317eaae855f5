import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db.ts'
import type { Actor } from '#kernel/serve.ts'
import { session } from './identity.tables.ts'

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const living = prepared((db) =>
  db
    .select({ audience: session.audience, id: session.subjectId })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('hash')),
        gt(session.expiresAt, sql.placeholder('now')),
        isNull(session.revokedAt),
      ),
    )
    .prepare('session_living'),
)

/** Whose token this is, if it is one of ours and still good. */
export async function actorOfToken(ctx: Ctx, token: string): Promise<Actor | null> {
  const [row] = await living(ctx).execute({ hash: hashOf(token), now: ctx.now() })
  return row ?? null
}
