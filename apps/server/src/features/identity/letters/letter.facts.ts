import { formatter } from '@ironsouq/i18n/format'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import type { LetterPart } from '#kernel/ports.ts'

type Facts = Extract<LetterPart, { kind: 'facts' }>['facts']

/** From where something was done, as far as it is known. */
export interface Origin {
  browser: string
  system: string
  country: string | null
}

/** A mail is read anywhere and any time: its moments are absolute and say their zone. */
export const momentOf = (t: Translate, locale: LocaleCode, at: Date): string =>
  t('mail.gulfTime', { at: formatter(locale).dateTime(at) })

const countryName = (locale: LocaleCode, country: string): string =>
  new Intl.DisplayNames(LOCALES[locale].intl, { type: 'region' }).of(country) ?? country

/** Names of products are the same in every language; what is unknown is left out. */
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
