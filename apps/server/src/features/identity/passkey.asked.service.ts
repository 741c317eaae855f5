import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { passkeyAttempt } from './identity.tables.ts'

const ASKED_MINUTES = 5

export const passkeyFailed = () => new Refusal('error.passkeyFailed')

/** A passkey belongs to the shop's host and is used on its pages alone. */
export function shopOf(ctx: Ctx) {
  const { hostname, origin } = new URL(ctx.mail.publicUrl)
  return { rpID: hostname, origin }
}

/** Keeps what a browser is asked to sign, and gives the ticket that its answer comes with. */
export async function askToSign(ctx: Ctx, challenge: string, memberId: string | null) {
  const made = await ctx.db
    .insert(passkeyAttempt)
    .values({
      memberId,
      challenge,
      createdAt: ctx.now(),
      expiresAt: new Date(ctx.now().getTime() + ASKED_MINUTES * 60_000),
    })
    .returning({ id: passkeyAttempt.id })
  return ctx.seal.sign('passkey', one(made).id)
}

/** What was asked, once: the second answer to it finds nothing. */
export async function takeAsked(ctx: Ctx, ticket: string, memberId: string | null) {
  const id = ctx.seal.open('passkey', ticket)
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

/** Whatever a browser sent that does not hold is refused alike; the log says what it was. */
export async function verified<T extends { verified: boolean }>(
  ctx: Ctx,
  verify: () => Promise<T>,
): Promise<T & { verified: true }> {
  const result = await verify().catch((err: unknown) => {
    ctx.log.info({ err }, 'a passkey was refused')
    return null
  })
  if (!result?.verified) throw passkeyFailed()
  return result as T & { verified: true }
}
