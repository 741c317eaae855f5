import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { LetterBody } from '#kernel/ports.ts'

interface Welcome {
  nickName: string
  /** Null for one who came by a social login and chose none. */
  account: string | null
  publicUrl: string
}

export function welcomeLetter(
  locale: LocaleCode,
  { nickName, account, publicUrl }: Welcome,
): LetterBody {
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
        url: `${publicUrl}/${locale}/device-list`,
      },
      ...(name.length > 0 ? [{ kind: 'facts', facts: name } as const] : []),
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
