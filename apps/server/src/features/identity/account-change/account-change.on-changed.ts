import { knownLocale } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { memberById } from '#features/people/member/member.queries.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { accountChanged } from './account-change.events.ts'
import { changeById } from './account-change.queries.ts'
import { undoTicket } from './account-change.rules.ts'
import { accountChangeEmail } from './emails/account-change.email.ts'

/** Notifies the owner at the address from before the change: a thief would read the new one. */
export const notifyOfChange = consumer({
  name: 'account-change.notify',
  on: accountChanged,
  workerPool: 'email',
  async handle(ctx, { changeId, eventId }) {
    const change = await changeById(ctx, changeId)
    const member = change && (await memberById(ctx, change.memberId))
    if (!member || change.undoneAt !== null || change.undoUntil <= ctx.now()) return
    const locale = knownLocale(member.locale)
    const url = `${ctx.site.url}/${locale}/undo-change?ticket=${undoTicket(ctx.signer, changeId)}`
    const { toMail, toMobile } = change
    if (toMail !== null) {
      const body = accountChangeEmail(locale, { ...change, at: change.createdAt, url })
      const messageId = `change-${eventId}`
      await sendEmail(ctx, { kind: 'accountChange', to: toMail, locale, messageId, body })
    } else if (toMobile !== null)
      await ctx.sms?.send({
        to: toMobile,
        text: translator(locale)('mail.smsAccountChange', { url }),
      })
  },
})
