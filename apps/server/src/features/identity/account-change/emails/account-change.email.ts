import type { ChangeKind } from '@ironsouq/contract/identity/account-change/account-change.limits'
import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import {
  momentOf,
  originFacts,
  type Origin,
} from '#features/identity/session/session.email-facts.rules.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Changed extends Origin {
  kind: ChangeKind
  about: string
  network: string
  at: Date
  undoUntil: Date
  /** Undoes the change. */
  url: string
}

export function accountChangeEmail(locale: LocaleCode, changed: Changed): EmailBody {
  const t = translator(locale)
  const { kind, at, undoUntil, url, browser, system, network, country } = changed
  const about = isolate(changed.about, locale)
  return {
    subject: t('mail.accountChangeSubject'),
    preview: t('mail.accountChangePreview'),
    heading: t('mail.accountChangeHeading'),
    parts: [
      { kind: 'text', text: t(`accountChange.${kind}`, { about }) },
      {
        kind: 'facts',
        facts: [
          { label: t('mail.when'), value: momentOf(t, locale, at) },
          ...originFacts(t, locale, { browser, system, network, country }),
          { label: t('mail.accountChangeUntil'), value: momentOf(t, locale, undoUntil) },
        ],
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.accountChangeNote') },
      { kind: 'action', label: t('mail.accountChangeUndo'), url },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
