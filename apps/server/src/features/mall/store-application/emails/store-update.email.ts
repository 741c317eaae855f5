import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export const STORE_EMAIL_KINDS = [
  'storeApproved',
  'storeRejected',
  'storeOffline',
  'storeSuspended',
  'storeBack',
] as const
export type StoreEmailKind = (typeof STORE_EMAIL_KINDS)[number]

interface StoreUpdate {
  kind: StoreEmailKind
  /** The name of the store. */
  store: string
  /** As staff wrote them; none where there is nothing to explain. */
  reasons: readonly string[]
  url: string
}

/** The same words as the notification, with the reasons. */
export function storeUpdateEmail(
  locale: LocaleCode,
  { kind, store, reasons, url }: StoreUpdate,
): EmailBody {
  const t = translator(locale)
  const title = t(`notification.${kind}Title`)
  const body = t(`notification.${kind}Body`)
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
