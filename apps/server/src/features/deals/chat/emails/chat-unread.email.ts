import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

/** Messages wait for a buyer. Their text is read on the site only. */
export function chatUnreadEmail(
  locale: LocaleCode,
  { sellerName, siteUrl }: { sellerName: string | null; siteUrl: string },
): EmailBody {
  const t = translator(locale)
  return {
    subject: t('mail.chatUnreadSubject'),
    preview: t('mail.chatUnreadBody'),
    heading: t('mail.chatUnreadSubject'),
    parts: [
      { kind: 'text', text: t('mail.chatUnreadBody') },
      ...(sellerName === null
        ? []
        : [
            {
              kind: 'facts',
              facts: [{ label: t('mail.inquirySeller'), value: sellerName }],
            } as const,
          ]),
      { kind: 'action', label: t('mail.chatView'), url: `${siteUrl}/${locale}/chat` },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
