import { memberById } from '#features/people/member/member.queries.ts'
import { sellerAccountByEmail } from '#features/people/seller-account/seller-account.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/**
 * The seller whom the applicant decides for already: a dealer who opens a store stays one party. Anyone can write the
 * address of someone else into an application: only one that the member has verified as their own counts.
 */
export async function sellerOfApplicant(
  ctx: Ctx,
  memberId: string | null,
  email: string,
): Promise<string | null> {
  const applicant = memberId === null ? null : await memberById(ctx, memberId)
  if (!applicant?.mailVerifiedAt || applicant.mail?.toLowerCase() !== email.toLowerCase())
    return null
  const account = await sellerAccountByEmail(ctx, email)
  return account?.state === 'active' && account.role === 'owner' ? account.sellerId : null
}
