import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { passkeyAttempt } from './passkey.tables.ts'
import { passkeyFailed } from './passkey.webauthn.service.ts'

const ASKED_MINUTES = 5

/** Stores the challenge and returns the ticket that must accompany the browser's response. */
export async function createChallenge(ctx: Ctx, challenge: string, memberId: string | null) {
  const made = await ctx.db
    .insert(passkeyAttempt)
    .values({
      memberId,
      challenge,
      createdAt: ctx.now(),
      expiresAt: new Date(ctx.now().getTime() + ASKED_MINUTES * 60_000),
    })
    .returning({ id: passkeyAttempt.id })
  return ctx.signer.sign('passkey', one(made).id)
}

/** Consumes the challenge: a second response finds none. */
export async function consumeChallenge(ctx: Ctx, ticket: string, memberId: string | null) {
  const id = ctx.signer.verify('passkey', ticket)
  if (id === null) throw passkeyFailed()
  const whose =
    memberId === null ? isNull(passkeyAttempt.memberId) : eq(passkeyAttempt.memberId, memberId)
  const [asked] = await ctx.db
    .update(passkeyAttempt)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(passkeyAttempt.id, id),
        whose,
        isNull(passkeyAttempt.usedAt),
        gt(passkeyAttempt.expiresAt, ctx.now()),
      ),
    )
    .returning({ challenge: passkeyAttempt.challenge })
  if (!asked) throw passkeyFailed()
  return asked.challenge
}
