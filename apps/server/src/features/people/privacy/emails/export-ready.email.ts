import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export function exportReadyEmail(
  locale: LocaleCode,
  { siteUrl, until: end }: { siteUrl: string; until: Date },
): EmailBody {
  const t = translator(locale)
  const until = formatter(locale).dateTime(end)
  return {
    subject: t('mail.exportSubject'),
    preview: t('mail.exportPreview', { until }),
    heading: t('mail.exportHeading'),
    parts: [
      { kind: 'text', text: t('mail.exportArchive') },
      {
        kind: 'action',
        label: t('mail.exportAction'),
        url: `${siteUrl}/${locale}/user-center/privacy`,
      },
      {
        kind: 'facts',
        facts: [{ label: t('mail.exportUntil'), value: t('mail.gulfTime', { at: until }) }],
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.exportNote') },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
