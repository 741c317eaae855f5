import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'

export interface Named {
  /** The brand and the kind of machine as the language calls them. */
  brand: string
  singular: string
  model: string
}

const KIND_FIRST: ReadonlySet<LocaleCode> = new Set(['ar', 'he', 'fr', 'pt', 'de', 'es'])

/**
 * "540-170" after a right-to-left word would change its ends; a model that begins with a letter
 * holds together by itself.
 */
const isolated = (model: string) => (/^\d[\d.]*[-/ ]/.test(model) ? `\u2066${model}\u2069` : model)

const capitalised = (text: string, intl: string) => {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(intl) + rest.join('')
}

/** What a machine is called in a list, in the order in which the language names things. */
export function titleOf(locale: LocaleCode, { brand, singular, model }: Named): string {
  const { dir, intl } = LOCALES[locale]
  const code = dir === 'rtl' ? isolated(model) : model
  const words = KIND_FIRST.has(locale) ? [singular, brand, code] : [brand, code, singular]
  return capitalised(words.join(' '), intl)
}
