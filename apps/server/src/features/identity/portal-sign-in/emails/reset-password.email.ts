import { RESET_MINUTES } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Reset {
  portal: 'staff' | 'seller'
  url: string
}

/** The link to set another password of a portal. */
export function resetPasswordEmail(locale: LocaleCode, { portal, url }: Reset): EmailBody {
  const t = translator(locale)
  const body = t('mail.portalResetBody', { minutes: RESET_MINUTES })
  return {
    subject: t('mail.portalResetSubject'),
    preview: body,
    heading: t('mail.portalResetSubject'),
    parts: [
      { kind: 'text', text: body },
      { kind: 'action', label: t('mail.portalResetAction'), url },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.portalResetNote') },
    ],
    reason: `${t(portal === 'staff' ? 'mail.reasonStaff' : 'mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
