import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { consumeChallenge, createChallenge } from './passkey.challenge.service.ts'
import { passkeyByCredential, passkeysOf, type PasskeyRow } from './passkey.queries.ts'
import { passkey } from './passkey.tables.ts'
import { assertionOptions, counterAfterUse, passkeyFailed } from './passkey.webauthn.service.ts'

/** No account is named: the browser offers its discoverable credentials for this site. */
export async function passkeySignInOptions(ctx: Ctx) {
  const options = await assertionOptions(ctx.site.url)
  return { ticket: await createChallenge(ctx, options.challenge, null), options: { ...options } }
}

/** For a signed-in member: only the passkeys of their account. */
export async function passkeyProofOptions(ctx: Ctx, memberId: string) {
  const options = await assertionOptions(ctx.site.url, await passkeysOf(ctx, memberId))
  return {
    ticket: await createChallenge(ctx, options.challenge, memberId),
    options: { ...options },
  }
}

/** Records the use unless a concurrent use with the same counter was first. */
async function noteUse(ctx: Ctx, { id, counter }: PasskeyRow, newCounter: number) {
  const noted = await ctx.db
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: ctx.now() })
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
    .returning({ id: passkey.id })
  if (noted.length === 0) throw passkeyFailed()
}

export interface Assertion {
  ticket: string
  response: Record<string, unknown>
}

/** The passkey that signed the challenge. `memberId` is the member who was asked; null at a sign-in. */
export async function verifyAssertion(
  ctx: Ctx,
  given: Assertion,
  memberId: string | null,
): Promise<PasskeyRow> {
  const challenge = await consumeChallenge(ctx, given.ticket, memberId)
  const { id: credentialId } = given.response
  const key = typeof credentialId === 'string' ? await passkeyByCredential(ctx, credentialId) : null
  if (!key || (memberId !== null && key.memberId !== memberId)) throw passkeyFailed()
  const asked = { siteUrl: ctx.site.url, challenge }
  const owned = { ...key, ownerId: key.memberId }
  await noteUse(ctx, key, await counterAfterUse(ctx, asked, given.response, owned))
  return key
}
