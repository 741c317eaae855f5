import type { SignedIn } from '@ironsouq/contract/identity/session/session.endpoints'
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { presentSignedIn } from './session.present.ts'
import { knownDevice, session } from './session.tables.ts'
import { hashOf } from './session.token.rules.ts'

export type SessionRow = typeof session.$inferSelect

const living = and(
  gt(session.expiresAt, sql.placeholder('now')),
  gt(session.endsAt, sql.placeholder('now')),
  isNull(session.revokedAt),
)

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

/** The active session of this token, which is its current or its previous one. */
export async function sessionByToken(ctx: Ctx, tokenHash: Buffer): Promise<SessionRow | null> {
  const [row] = await byToken(ctx).execute({ hash: tokenHash, now: ctx.now() })
  return row ?? null
}

/** Which of these sessions are active. */
export async function openSessions(
  ctx: Ctx,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        inArray(session.id, [...sessionIds]),
        gt(session.expiresAt, ctx.now()),
        gt(session.endsAt, ctx.now()),
        isNull(session.revokedAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

interface Holder {
  audience: SessionRow['audience']
  id: string
  sessionId: string
}

/** What an active session of this person allows; null if there is none. */
export async function sessionHeldBy(ctx: Ctx, { audience, id, sessionId }: Holder) {
  const [row] = await ctx.db
    .select({ sellerId: session.sellerId, permissions: session.permissions })
    .from(session)
    .where(
      and(
        eq(session.id, sessionId),
        eq(session.audience, audience),
        eq(session.subjectId, id),
        gt(session.expiresAt, ctx.now()),
        gt(session.endsAt, ctx.now()),
        isNull(session.revokedAt),
      ),
    )
  return row ? { sellerId: row.sellerId, permissions: new Set(row.permissions) } : null
}

/** More than a person has; a program that opens more sees the latest. */
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

/** Where a person is signed in, as they or another person see it. */
export async function sessionsShown(
  ctx: Ctx,
  subjectId: string,
  currentId: string,
): Promise<SignedIn[]> {
  const rows = await sessionsOf(ctx, subjectId)
  return rows.map((row) => presentSignedIn(row, currentId))
}

const deviceKnown = prepared((db) =>
  db
    .select({ memberId: knownDevice.memberId })
    .from(knownDevice)
    .where(
      and(
        eq(knownDevice.memberId, sql.placeholder('memberId')),
        eq(knownDevice.keyHash, sql.placeholder('keyHash')),
      ),
    )
    .prepare('device_known'),
)

/** Whether the member signed in before from the device that has this key. */
export async function isDeviceKnown(
  ctx: Ctx,
  memberId: string,
  deviceKey: string,
): Promise<boolean> {
  const rows = await deviceKnown(ctx).execute({ memberId, keyHash: hashOf(deviceKey) })
  return rows.length > 0
}

/** When and from where a session was opened, so that its owner recognises it. */
export async function sessionOpened(ctx: Ctx, sessionId: string) {
  const { browser, system, network, country, createdAt } = session
  const [row] = await ctx.db
    .select({ browser, system, network, country, at: createdAt })
    .from(session)
    .where(eq(session.id, sessionId))
  return row ?? null
}
