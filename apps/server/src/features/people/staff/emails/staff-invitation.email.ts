import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { momentOf } from '#features/identity/session/session.email-facts.rules.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Invitation {
  /** The person worked here before, and their password and second factor were reset. */
  isAgain: boolean
  /** The name of who invited them, if it was a person. */
  by: string | null
  until: Date
  url: string
}

export function staffInvitationEmail(
  locale: LocaleCode,
  { isAgain, by, until, url }: Invitation,
): EmailBody {
  const t = translator(locale)
  return {
    subject: t(isAgain ? 'mail.staffResetSubject' : 'mail.staffInvitedSubject'),
    preview: t('mail.staffInvitedPreview'),
    heading: t(isAgain ? 'mail.staffResetHeading' : 'mail.staffInvitedHeading'),
    parts: [
      { kind: 'text', text: t(isAgain ? 'mail.staffResetBody' : 'mail.staffInvitedBody') },
      {
        kind: 'facts',
        facts: [
          ...(by === null ? [] : [{ label: t('mail.staffInvitedBy'), value: by }]),
          { label: t('mail.staffInvitedUntil'), value: momentOf(t, locale, until) },
        ],
      },
      { kind: 'action', label: t('mail.staffInvitedAction'), url },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.staffInvitedNote') },
    ],
    reason: `${t('mail.reasonStaff')}\n${t('mail.company')}`,
  }
}
