import type { Choice } from '@ironsouq/contract/people/consent/consent.endpoints'
import { isTermsVersion } from '#features/content/page/page.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { termsOf } from './consent.queries.ts'
import { subjectOf } from './consent.rules.ts'
import { consent } from './consent.tables.ts'

/**
 * Records the version of the terms that the member accepted, which must be a published one, unless
 * they accepted it or a later one before. Versions are dates, so their order is that of their names.
 */
export async function recordTerms(
  ctx: TxCtx,
  memberId: string,
  { version, source }: { version: string; source: 'register' | 'login' },
): Promise<void> {
  if (!(await isTermsVersion(ctx, version)))
    throw new FieldFaults([{ field: 'agreed', key: 'error.termsNotAgreed', values: {} }])
  const before = (await termsOf(ctx, memberId))?.version
  if (before && before >= version) return
  await ctx.db.insert(consent).values({
    memberId,
    subject: 'terms',
    isGiven: true,
    version,
    source,
    createdAt: ctx.now(),
  })
}

/** Every choice is a row of its own, so the consent at any past time can be proven. */
export function choose(
  ctx: Ctx,
  memberId: string,
  choice: Choice,
  source: 'settings' | 'email' = 'settings',
): Promise<void> {
  return atomic(ctx, async (ctx) => {
    await lockMember(ctx, memberId)
    await ctx.db.insert(consent).values({
      memberId,
      subject: subjectOf(choice),
      isGiven: choice.isGiven,
      source,
      createdAt: ctx.now(),
    })
  })
}
