import {
  SESSION_DAYS,
  SESSION_DAYS_MAX,
} from '@ironsouq/contract/identity/identity/identity.limits'
import {
  PORTAL_IDLE_HOURS,
  PORTAL_SESSION_DAYS,
} from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import type { MerchantPermission } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { Permission } from '@ironsouq/contract/permission'
import { and, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'
import { deviceOf } from './session.device.rules.ts'
import { doubt, SESSION_ENDED } from './session.ended.ts'
import { session } from './session.tables.ts'
import { GRACE_MS, hashOf, newToken, SEEN_EVERY_MS } from './session.token.rules.ts'

/** The subject of a session. */
export interface Subject {
  audience: typeof session.$inferInsert.audience
  id: string
  /** Of portals only; a session there without permissions may do nothing. */
  permissions?: readonly (Permission | MerchantPermission)[]
  /** Of merchants only. */
  sellerId?: string
}

const columnsOf = ({ audience, id, permissions = [], sellerId }: Subject) => ({
  audience,
  subjectId: id,
  permissions: audience === 'member' ? null : [...permissions],
  sellerId: sellerId ?? null,
})

const DAY_MS = 86_400_000
/** How long a session lasts without a use, and at most. */
const OF_MEMBERS = { idle: SESSION_DAYS * DAY_MS, longest: SESSION_DAYS_MAX * DAY_MS }
const OF_PORTALS = { idle: PORTAL_IDLE_HOURS * 3_600_000, longest: PORTAL_SESSION_DAYS * DAY_MS }
const lifetimeOf = ({ audience }: Subject) => (audience === 'member' ? OF_MEMBERS : OF_PORTALS)

const later = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() + ms)

/** The expiry after a use at this moment. */
const extended = (ctx: Ctx) =>
  sql`least(case when ${session.audience} = 'member'
    then ${later(ctx, OF_MEMBERS.idle).toISOString()}::timestamptz
    else ${later(ctx, OF_PORTALS.idle).toISOString()}::timestamptz end, ${session.endsAt})`

/** Issues a token for an operator: it has a fixed lifetime, and its use is not recorded. */
export async function issueToken(ctx: Ctx, subject: Subject, days: number): Promise<string> {
  const token = newToken()
  const expiresAt = later(ctx, days * 86_400_000)
  await atomic(ctx, async (ctx) => {
    await ctx.db.insert(session).values({
      tokenHash: hashOf(token),
      ...columnsOf(subject),
      createdAt: ctx.now(),
      provedAt: ctx.now(),
      expiresAt,
      endsAt: expiresAt,
    })
    if (subject.audience === 'staff')
      await logSecurity(ctx, { kind: 'permissionGrant', subjectId: subject.id, device: {} })
  })
  return token
}

/** Opens a session. The token is returned once: the database stores only its hash [ID-16]. */
export async function openSession(ctx: Ctx, subject: Subject, from: RequestOrigin) {
  const token = newToken()
  const { idle, longest } = lifetimeOf(subject)
  const made = await ctx.db
    .insert(session)
    .values({
      ...deviceOf(from),
      tokenHash: hashOf(token),
      ...columnsOf(subject),
      createdAt: ctx.now(),
      lastSeenAt: ctx.now(),
      provedAt: ctx.now(),
      expiresAt: later(ctx, idle),
      endsAt: later(ctx, longest),
    })
    .returning({ sessionId: session.id })
  return { token, seconds: idle / 1000, sessionId: one(made).sessionId }
}

/** The same commit notifies the processes that have one of these sessions in their cache. */
function end(ctx: Ctx, subjectId: string, which: SQL | undefined): Promise<boolean> {
  return atomic(ctx, async (ctx) => {
    const ended = await ctx.db
      .update(session)
      .set({ revokedAt: ctx.now(), expiresAt: ctx.now() })
      .where(
        and(
          eq(session.subjectId, subjectId),
          which,
          isNull(session.revokedAt),
          gt(session.expiresAt, ctx.now()),
        ),
      )
      .returning({ id: session.id })
    if (ended.length === 0) return false
    doubt(subjectId)
    await ctx.db.execute(sql`select pg_notify(${SESSION_ENDED}, ${subjectId})`)
    return true
  })
}

/** Ends one of the subject's own sessions; those of others are not found. */
export async function endSession(ctx: Ctx, subjectId: string, sessionId: string): Promise<void> {
  if (!(await end(ctx, subjectId, eq(session.id, sessionId)))) throw notFound()
}

export async function endSessionsOf(
  ctx: Ctx,
  subjectId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await end(ctx, subjectId, except === undefined ? undefined : ne(session.id, except))
}

/** Ends the sessions of a person of a portal that may do more or less than this. */
export async function endSessionsUnlike(
  ctx: Ctx,
  subjectId: string,
  permissions: readonly (Permission | MerchantPermission)[],
): Promise<void> {
  const wanted = sql`array[${sql.join([...permissions], sql`, `)}]::text[]`
  const isSame = sql`${session.permissions} @> ${wanted} and ${session.permissions} <@ ${wanted}`
  await end(ctx, subjectId, sql`not (${isSame})`)
}

export const endOtherSessions = (
  ctx: Ctx,
  { id, sessionId }: Actor,
  from: RequestOrigin,
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await endSessionsOf(ctx, id, { except: sessionId })
    await logSecurity(ctx, { kind: 'signOutOthers', subjectId: id, device: deviceOf(from) })
  })

/** Deletes the sessions of someone who is no longer there; those that were open have been ended. */
export async function deleteSessionsOf(ctx: Ctx, subjectId: string): Promise<void> {
  await ctx.db.delete(session).where(eq(session.subjectId, subjectId))
}

/**
 * Ends every session: a restored backup has sessions that were ended after it was taken. Processes
 * that cached one are restarted after a restore.
 */
export async function endAllSessions(ctx: Ctx): Promise<number> {
  const { rowCount } = await ctx.db
    .update(session)
    .set({ revokedAt: ctx.now(), expiresAt: ctx.now() })
    .where(and(isNull(session.revokedAt), gt(session.expiresAt, ctx.now())))
  return rowCount ?? 0
}

/**
 * Renews a token. Of several concurrent requests one succeeds, the others get null. The
 * old one stays valid until shortly after the first use of the new one: if the response is lost,
 * the member stays signed in, and the old one can be renewed again.
 */
export async function renewToken(ctx: Ctx, { sessionId, tokenHash }: Actor) {
  if (!tokenHash) throw notFound()
  const token = newToken()
  const isLost = and(
    eq(session.previousHash, tokenHash),
    isNull(session.previousUntil),
    lt(session.rotatedAt, later(ctx, -GRACE_MS)),
  )
  const [row] = await ctx.db
    .update(session)
    .set({
      tokenHash: hashOf(token),
      previousHash: tokenHash,
      previousUntil: null,
      rotatedAt: ctx.now(),
      expiresAt: sql`case when ${session.lastSeenAt} is null then ${session.expiresAt}
        else ${extended(ctx)} end`,
    })
    .where(
      and(
        eq(session.id, sessionId),
        or(eq(session.tokenHash, tokenHash), isLost),
        isNull(session.revokedAt),
        gt(session.expiresAt, ctx.now()),
      ),
    )
    .returning({ expiresAt: session.expiresAt })
  if (!row) return { token: null, seconds: 0 }
  const seconds = Math.floor((row.expiresAt.getTime() - ctx.now().getTime()) / 1000)
  return { token, seconds }
}

/**
 * Records the use of a session, its browser and its network, and extends the session. The first
 * use of a renewed token sets the expiry of the previous one.
 */
export async function noteSeen(ctx: Ctx, tokenHash: Buffer, from: RequestOrigin): Promise<void> {
  const isUnseen = lt(session.lastSeenAt, later(ctx, -SEEN_EVERY_MS))
  const living = and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt))
  await ctx.db
    .update(session)
    .set({ ...deviceOf(from), lastSeenAt: ctx.now(), expiresAt: extended(ctx) })
    .where(and(living, isUnseen))
  await ctx.db
    .update(session)
    .set({ previousUntil: later(ctx, GRACE_MS) })
    .where(and(living, sql`${session.previousHash} is not null`, isNull(session.previousUntil)))
}
