import { TOKEN_HOURS } from '@ironsouq/contract/identity/identity.limits'
import type { Ctx } from '#kernel/ctx.ts'
import type { From, Identified } from '#kernel/serve.ts'
import { sessionByToken, type SessionRow } from './session.queries.ts'
import { endSession, noteSeen } from './session.service.ts'
import { GRACE_MS, SEEN_EVERY_MS } from './session.token.rules.ts'

export interface Recognised {
  actor: Identified
  /** Until when, or null if it must be asked for every time. */
  keptUntil: Date | null
}

/** Whether it is time to exchange the token; those who are no members have no way to. */
function isDue(row: SessionRow, isLatest: boolean, now: number): boolean {
  if (row.audience !== 'member') return false
  const age = now - (row.rotatedAt ?? row.createdAt).getTime()
  return isLatest ? age >= TOKEN_HOURS * 3_600_000 : row.previousUntil === null && age > GRACE_MS
}

/** Whether there is something to note about this use of the latest token. */
function isNews({ lastSeenAt, previousHash, previousUntil }: SessionRow, now: number): boolean {
  const isUnseen = lastSeenAt !== null && now - lastSeenAt.getTime() > SEEN_EVERY_MS
  return isUnseen || (previousHash !== null && previousUntil === null)
}

/** Whose token this is, if it is one of ours and still good. */
export async function recognise(
  ctx: Ctx,
  tokenHash: Buffer,
  from: From,
): Promise<Recognised | null> {
  const row = await sessionByToken(ctx, tokenHash)
  if (!row) return null
  const { id: sessionId, audience, subjectId: id, previousUntil, expiresAt } = row
  const now = ctx.now().getTime()
  const isLatest = row.tokenHash.equals(tokenHash)
  if (!isLatest && previousUntil && previousUntil.getTime() <= now) {
    // Its owner has the new one and uses it: this is a copy, and nobody knows in whose hands either is.
    ctx.log.warn({ sessionId }, 'an exchanged token was used again: the session is ended')
    await endSession(ctx, id, sessionId).catch(() => {}) // two at once: one ended it
    return null
  }
  // Nobody waits for this, and the next use makes up for one that failed.
  if (isLatest && isNews(row, now))
    noteSeen(ctx, tokenHash, from).catch((err: unknown) =>
      ctx.log.warn({ err }, 'the use of a session was not noted'),
    )
  return {
    actor: { audience, id, sessionId, tokenHash, isTokenDue: isDue(row, isLatest, now) },
    keptUntil: isLatest ? expiresAt : null,
  }
}
