import type { Choice } from '@ironsouq/contract/consent/consent.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { lockMember } from '#features/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { termsOf } from './consent.queries.ts'
import { subjectOf } from './consent.rules.ts'
import { consent } from './consent.tables.ts'

/** Records that the member accepted the current terms, unless they did already. */
export async function recordTerms(
  ctx: TxCtx,
  memberId: string,
  source: 'register' | 'login',
): Promise<void> {
  const terms = await termsOf(ctx, memberId)
  if (terms?.version === TERMS_VERSION) return
  await ctx.db.insert(consent).values({
    memberId,
    subject: 'terms',
    isGiven: true,
    version: TERMS_VERSION,
    source,
    createdAt: ctx.now(),
  })
}

/** Every choice is a row of its own, so the consent at any past time can be proven. */
export function choose(ctx: Ctx, memberId: string, choice: Choice): Promise<void> {
  return atomic(ctx, async (ctx) => {
    await lockMember(ctx, memberId)
    await ctx.db.insert(consent).values({
      memberId,
      subject: subjectOf(choice),
      isGiven: choice.isGiven,
      source: 'settings',
      createdAt: ctx.now(),
    })
  })
}
