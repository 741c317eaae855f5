import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export function confirmEmail(
  locale: LocaleCode,
  { ticket, siteUrl }: { ticket: string; siteUrl: string },
): EmailBody {
  const t = translator(locale)
  const at = (page: string) => `${siteUrl}/${locale}/subscribe/${page}?ticket=${ticket}`
  return {
    subject: t('mail.confirmSubject'),
    preview: t('mail.confirmPreview'),
    heading: t('mail.confirmHeading'),
    parts: [
      { kind: 'text', text: t('mail.confirmBody') },
      { kind: 'action', label: t('mail.confirmAction'), url: at('confirm') },
    ],
    reason: `${t('mail.reasonEntered')}\n${t('mail.company')}`,
    unsubscribe: { label: t('mail.unsubscribe'), url: at('cancel') },
  }
}
