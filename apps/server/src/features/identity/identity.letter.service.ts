import { LOCALES, type LocaleCode, knownLocale } from '@ironsouq/i18n/locales'
import { memberById, type MemberRow } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { LetterBody } from '#kernel/ports.ts'

/** A letter to a member about his own account, in his language, if he can be reached by mail. */
export async function writeTo(
  ctx: Ctx,
  { memberId, messageId }: { memberId: string; messageId: string },
  letter: (locale: LocaleCode, member: MemberRow) => LetterBody,
): Promise<void> {
  const member = await memberById(ctx, memberId)
  if (!member?.mail) return
  const locale = knownLocale(member.locale)
  const body = letter(locale, member)
  await ctx.mail.send({ messageId, to: member.mail, language: LOCALES[locale], ...body })
}
