import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { and, count, eq } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { credential, passkey, socialBinding } from './identity.tables.ts'

/** Whose account a provider's name for somebody is bound to. */
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

/** In how many ways a member can sign in. */
export async function waysInOf(ctx: Ctx, memberId: string): Promise<number> {
  const of = (table: typeof credential | typeof passkey | typeof socialBinding) =>
    ctx.db.select({ n: count() }).from(table).where(eq(table.memberId, memberId))
  const who = await memberById(ctx, memberId)
  const byCode = [who?.mailVerifiedAt, ctx.sms && who?.mobileVerifiedAt].filter(Boolean).length
  const kept = [await of(credential), await of(passkey), await of(socialBinding)]
  return kept.reduce((sum, rows) => sum + one(rows).n, byCode)
}
