import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Welcome {
  nickName: string
  /** Null after a social login without a chosen account name. */
  account: string | null
  siteUrl: string
}

export function welcomeEmail(
  locale: LocaleCode,
  { nickName, account, siteUrl }: Welcome,
): EmailBody {
  const t = translator(locale)
  const name = account ? [{ label: t('mail.welcomeAccount'), value: account }] : []
  return {
    subject: t('mail.welcomeSubject'),
    preview: t('mail.welcomePreview'),
    heading: t('mail.welcomeHeading', { nickName }),
    parts: [
      { kind: 'text', text: t('mail.welcomeBody') },
      {
        kind: 'action',
        label: t('mail.welcomeAction'),
        url: `${siteUrl}/${locale}/device-list`,
      },
      ...(name.length > 0 ? [{ kind: 'facts', facts: name } as const] : []),
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
