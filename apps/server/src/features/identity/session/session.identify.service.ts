import { TOKEN_HOURS } from '@ironsouq/contract/identity/identity/identity.limits'
import { logRefused } from '#features/identity/security-log/security-log.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { RequestOrigin, Identified } from '#kernel/http/serve.ts'
import { deviceOf } from './session.device.rules.ts'
import { sessionByToken, type SessionRow } from './session.queries.ts'
import { endSession, noteSeen } from './session.service.ts'
import { GRACE_MS, SEEN_EVERY_MS } from './session.token.rules.ts'

export interface Recognised {
  actor: Identified
  /** Until when it may be cached; null if every request must look it up. */
  cacheUntil: Date | null
}

/** Whether the token is due for renewal; only members can renew. */
function isDue(row: SessionRow, isLatest: boolean, now: number): boolean {
  if (row.audience !== 'member') return false
  const age = now - (row.rotatedAt ?? row.createdAt).getTime()
  return isLatest ? age >= TOKEN_HOURS * 3_600_000 : row.previousUntil === null && age > GRACE_MS
}

/** Whether this use of the latest token must be recorded. */
function isNews({ lastSeenAt, previousHash, previousUntil }: SessionRow, now: number): boolean {
  const isUnseen = lastSeenAt !== null && now - lastSeenAt.getTime() > SEEN_EVERY_MS
  return isUnseen || (previousHash !== null && previousUntil === null)
}

/** The subject of the token, if it is valid. */
export async function recognise(
  ctx: Ctx,
  tokenHash: Buffer,
  from: RequestOrigin,
): Promise<Recognised | null> {
  const row = await sessionByToken(ctx, tokenHash)
  if (!row) return null
  const { id: sessionId, audience, subjectId: id, previousUntil, expiresAt } = row
  const now = ctx.now().getTime()
  const isLatest = row.tokenHash.equals(tokenHash)
  if (!isLatest && previousUntil && previousUntil.getTime() <= now) {
    // The owner already uses the new token, so this one is a copy, and either may be stolen.
    ctx.log.warn({ sessionId }, 'a renewed token was used again: the session is ended')
    await endSession(ctx, id, sessionId).catch(() => {}) // a concurrent request ended it
    await logRefused(ctx, { kind: 'tokenReuse', subjectId: id, device: deviceOf(from) })
    return null
  }
  // The request does not wait for this; the next use repeats it if it fails.
  if (isLatest && isNews(row, now))
    noteSeen(ctx, tokenHash, from).catch((err: unknown) =>
      ctx.log.warn({ err }, 'the use of a session was not recorded'),
    )
  return {
    actor: {
      audience,
      id,
      sessionId,
      permissions: new Set(row.permissions),
      sellerId: row.sellerId,
      tokenHash,
      isTokenDue: isDue(row, isLatest, now),
    },
    cacheUntil: isLatest ? expiresAt : null,
  }
}
