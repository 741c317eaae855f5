import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

/** `words` are those of the member who wanted the part. */
export function wantedPartEmail(
  locale: LocaleCode,
  { words, url }: { words: string; url: string },
): EmailBody {
  const t = translator(locale)
  const subject = t('mail.wantedPartSubject', { words: isolate(words, locale) })
  const text = t('mail.wantedPartBody')
  return {
    subject,
    preview: text,
    heading: subject,
    parts: [
      { kind: 'text', text },
      { kind: 'action', label: t('mail.wantedPartOpen'), url },
    ],
    reason: `${t('mail.wantedPartReason')}\n${t('mail.company')}`,
  }
}
