import type { CodePurpose } from '@ironsouq/contract/identity/identity/identity.schema'
import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import {
  momentOf,
  originFacts,
  type Origin,
} from '#features/identity/session/session.email-facts.rules.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface CodeFacts extends Origin {
  code: string
  purpose: CodePurpose
  askedAt: Date
  expiresAt: Date
}

const WORDS: Record<CodePurpose, { body: Key; what: Key }> = {
  register: { body: 'mail.codeRegister', what: 'mail.forRegister' },
  login: { body: 'mail.codeLogin', what: 'mail.forLogin' },
  reset: { body: 'mail.codeReset', what: 'mail.forReset' },
  changeMail: { body: 'mail.codeChangeMail', what: 'mail.forChangeMail' },
  changeMobile: { body: 'mail.codeChangeMobile', what: 'mail.forChangeMobile' },
  secure: { body: 'mail.codeSecure', what: 'mail.forSecure' },
}

/** The digits are in the body only: subject and preview can be read on a locked screen. */
export function codeEmail(locale: LocaleCode, facts: CodeFacts): EmailBody {
  const t = translator(locale)
  const until = formatter(locale).dateTime(facts.expiresAt)
  const { body, what } = WORDS[facts.purpose]
  return {
    subject: t('mail.codeSubject'),
    preview: t('mail.codePreview', { until }),
    heading: t('mail.codeHeading'),
    parts: [
      { kind: 'text', text: t(body) },
      { kind: 'code', code: facts.code },
      { kind: 'text', text: t('mail.codeValid', { until }) },
      {
        kind: 'facts',
        facts: [
          { label: t('mail.codeRequested'), value: momentOf(t, locale, facts.askedAt) },
          ...originFacts(t, locale, facts),
          { label: t('mail.codeFor'), value: t(what) },
        ],
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.codeNote') },
    ],
    reason: `${t('mail.reasonEntered')}\n${t('mail.company')}`,
  }
}
