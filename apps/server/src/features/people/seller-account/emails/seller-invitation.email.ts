import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { momentOf } from '#features/identity/session/session.email-facts.rules.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Invitation {
  /** The name of the seller. */
  firm: string
  /** The name of who invited them, if it was a person of the seller. */
  by: string | null
  until: Date
  url: string
}

export function sellerInvitationEmail(
  locale: LocaleCode,
  { firm, by, until, url }: Invitation,
): EmailBody {
  const t = translator(locale)
  return {
    subject: t('mail.sellerInvitedSubject', { firm }),
    preview: t('mail.sellerInvitedPreview'),
    heading: t('mail.sellerInvitedHeading', { firm }),
    parts: [
      { kind: 'text', text: t('mail.sellerInvitedBody') },
      {
        kind: 'facts',
        facts: [
          ...(by === null ? [] : [{ label: t('mail.staffInvitedBy'), value: by }]),
          { label: t('mail.staffInvitedUntil'), value: momentOf(t, locale, until) },
        ],
      },
      { kind: 'action', label: t('mail.staffInvitedAction'), url },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.sellerInvitedNote') },
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
