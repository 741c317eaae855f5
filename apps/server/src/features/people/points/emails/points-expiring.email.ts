import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface PointsExpiring {
  count: number
  /** The last day on which they can be used, as text. */
  day: string
  siteUrl: string
}

/** Points of the reader expire soon. */
export function pointsExpiringEmail(
  locale: LocaleCode,
  { siteUrl, ...values }: PointsExpiring,
): EmailBody {
  const t = translator(locale)
  const subject = t('notification.pointsExpiringTitle', values)
  const body = t('notification.pointsExpiringBody', values)
  return {
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
    subject,
    preview: body,
    heading: subject,
    parts: [
      { kind: 'text', text: body },
      {
        kind: 'action',
        label: t('mail.pointsOpen'),
        url: `${siteUrl}/${locale}/user-center/points`,
      },
    ],
  }
}
