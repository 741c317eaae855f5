import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export const STORE_NEWS = [
  'storeApproved',
  'storeRejected',
  'storeOffline',
  'storeSuspended',
  'storeBack',
] as const
export type StoreEmailKind = (typeof STORE_NEWS)[number]

interface News {
  news: StoreEmailKind
  /** The name of the store. */
  store: string
  /** As staff wrote them; none where there is nothing to explain. */
  reasons: readonly string[]
  url: string
}

/** The same words as the notification, with the reasons. */
export function storeNewsEmail(locale: LocaleCode, { news, store, reasons, url }: News): EmailBody {
  const t = translator(locale)
  const title = t(`notification.${news}Title`)
  const body = t(`notification.${news}Body`)
  const label = t('mail.applicationReason')
  return {
    subject: `${store}: ${title}`,
    preview: body,
    heading: title,
    parts: [
      { kind: 'text', text: body },
      ...(reasons.length > 0
        ? [{ kind: 'facts' as const, facts: reasons.map((value) => ({ label, value })) }]
        : []),
      { kind: 'action', label: t('mail.storeAction'), url },
    ],
    reason: `${t('mail.reasonStore')}\n${t('mail.company')}`,
  }
}
