import { RECENT_PROOF } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { IDENTITY_PROOF_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults, notLoggedIn } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { session } from './session.tables.ts'

const PROOF_MS = IDENTITY_PROOF_MINUTES * 60_000

/** When the last proof of identity in this session expires; null without a valid one. */
export async function recentProof(ctx: Ctx, { sessionId }: Actor): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ provedAt: session.provedAt })
    .from(session)
    .where(
      and(
        eq(session.id, sessionId),
        isNull(session.revokedAt),
        gt(session.provedAt, new Date(ctx.now().getTime() - PROOF_MS)),
      ),
    )
  return row?.provedAt ? new Date(row.provedAt.getTime() + PROOF_MS) : null
}

/**
 * For changes of the account: a stolen session alone must not be enough. The storefront recognises
 * the refusal by its field, lets the member prove their identity and sends the command again.
 */
export async function requireRecentProof(ctx: Ctx, actor: Actor): Promise<void> {
  if (await recentProof(ctx, actor)) return
  throw new FieldFaults([{ field: RECENT_PROOF, key: 'error.recentProofNeeded', values: {} }])
}

/** Records that the member has just proved their identity in this session. */
export async function noteProof(ctx: Ctx, { sessionId }: Actor): Promise<Date> {
  const [row] = await ctx.db
    .update(session)
    .set({ provedAt: ctx.now() })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)))
    .returning({ id: session.id })
  if (!row) throw notLoggedIn()
  return new Date(ctx.now().getTime() + PROOF_MS)
}
