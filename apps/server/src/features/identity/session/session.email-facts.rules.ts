import { formatter } from '@ironsouq/i18n/format'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import type { EmailPart } from '#kernel/ports/mail.ts'

type Facts = Extract<EmailPart, { kind: 'facts' }>['facts']

/** The origin of an action, as far as it is known. */
export interface Origin {
  browser: string
  system: string
  country: string | null
}

/** An email is read anywhere and at any time: its times are absolute and name their zone. */
export const momentOf = (t: Translate, locale: LocaleCode, at: Date): string =>
  t('mail.gulfTime', { at: formatter(locale).dateTime(at) })

export const countryName = (locale: LocaleCode, country: string): string =>
  new Intl.DisplayNames(LOCALES[locale].intl, { type: 'region' }).of(country) ?? country

/** Product names are the same in every language; unknown values are omitted. */
export function originFacts(
  t: Translate,
  locale: LocaleCode,
  { browser, system, country, network = '' }: Origin & { network?: string },
): Facts {
  const facts = [
    { label: t('mail.device'), value: [browser, system].filter(Boolean).join(' · ') },
    { label: t('mail.network'), value: network },
    { label: t('mail.country'), value: country ? countryName(locale, country) : '' },
  ]
  return facts.filter(({ value }) => value !== '')
}
