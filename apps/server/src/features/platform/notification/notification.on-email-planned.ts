import { isOwnMatter } from '@ironsouq/contract/people/consent/consent.limits'
import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { membersWithConsent } from '#features/people/consent/consent.queries.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import type { Notice } from '#kernel/work/notices.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { noticeEmailPlanned } from './notification.events.ts'
import { noticeEmailById } from './notification.queries.ts'
import { noticeEmail } from './notification.tables.ts'

/** The member, if the email may still be sent to them. */
async function reachable(ctx: Ctx, memberId: string, { topic }: Notice) {
  const member = await memberById(ctx, memberId)
  if (!member?.mail) return null
  if (topic) {
    if (member.mailVerifiedAt === null && !isOwnMatter(topic)) return null
    const [consenting] = await membersWithConsent(ctx, [memberId], { topic, way: 'email' })
    if (consenting === undefined) return null
  }
  return { mail: member.mail, locale: knownLocale(member.locale) }
}

/**
 * Sends one planned email, if everything that made it due still holds. A crash between sending and
 * marking it as sent sends it again under the same Message-ID, which a mail client shows once.
 */
export const sendNoticeEmail = (notices: readonly Notice[]) =>
  consumer({
    name: 'notification.send-email',
    on: noticeEmailPlanned,
    workerPool: 'email',
    async handle(ctx, { noticeEmailId }) {
      const row = await noticeEmailById(ctx, noticeEmailId)
      if (!row || row.sentAt !== null) return
      const { id, memberId, kind, eventId, createdAt: at } = row
      const notice = notices.find((each) => each.kind === kind)
      const member = notice && (await reachable(ctx, memberId, notice))
      if (!member) return
      const { mail: to, locale } = member
      const body = await notice.mail?.({ ...ctx, locale }, { ...row.event, eventId, at }, memberId)
      if (!body) return
      await sendEmail(ctx, { kind: 'notice', to, locale, messageId: `notice-${id}`, body })
      await ctx.db.update(noticeEmail).set({ sentAt: ctx.now() }).where(eq(noticeEmail.id, id))
    },
  })
