import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import {
  momentOf,
  originFacts,
  type Origin,
} from '#features/identity/session/session.email-facts.rules.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface NewDevice extends Origin {
  at: Date
  network: string
  siteUrl: string
}

export function newDeviceEmail(locale: LocaleCode, { at, siteUrl, ...from }: NewDevice): EmailBody {
  const t = translator(locale)
  const page = (path: string) => `${siteUrl}/${locale}/${path}`
  return {
    subject: t('mail.newDeviceSubject'),
    preview: t('mail.newDevicePreview'),
    heading: t('mail.newDeviceHeading'),
    parts: [
      { kind: 'text', text: t('mail.newDeviceBody') },
      {
        kind: 'facts',
        facts: [
          { label: t('mail.when'), value: momentOf(t, locale, at) },
          ...originFacts(t, locale, from),
        ],
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.newDeviceNote') },
      { kind: 'action', label: t('mail.newPassword'), url: page('check-account') },
      { kind: 'action', label: t('mail.newDeviceAction'), url: page('user-center/security') },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
