import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { socialBinding } from './social-login.tables.ts'

/** The member to whom a provider's subject is bound. */
export async function memberOfSubject(
  ctx: Ctx,
  socialType: SocialType,
  subject: string,
): Promise<string | null> {
  const [row] = await ctx.db
    .select({ memberId: socialBinding.memberId })
    .from(socialBinding)
    .where(and(eq(socialBinding.socialType, socialType), eq(socialBinding.subject, subject)))
  return row?.memberId ?? null
}

export const bindingsOf = (ctx: Ctx, memberId: string) =>
  ctx.db.select().from(socialBinding).where(eq(socialBinding.memberId, memberId))
