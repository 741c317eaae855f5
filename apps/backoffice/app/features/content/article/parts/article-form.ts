import type { ArticleText } from '@ironsouq/contract/content/article/article.schema'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'

/** The text of an article in one language, as the form edits it. */
export interface LanguageText {
  title: string
  summary: string
  document: string
  isReady: boolean
}

const EMPTY: LanguageText = {
  title: '',
  summary: '',
  document: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] }),
  isReady: false,
}

/** The texts of an article in every language; what is not written yet is empty. */
export function languageTexts(texts: readonly ArticleText[]): Record<LocaleCode, LanguageText> {
  const textIn = (locale: LocaleCode): LanguageText => {
    const text = texts.find((each) => each.locale === locale)
    if (!text) return EMPTY
    const { title, summary, document, status } = text
    return { title, summary, document, isReady: status === 'translated' || status === 'outdated' }
  }
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, textIn(locale)])) as Record<
    LocaleCode,
    LanguageText
  >
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The languages that differ from what is saved, as an endpoint takes them. */
export function changedTexts<Text extends LanguageText>(
  values: Record<LocaleCode, Text>,
  saved: Record<LocaleCode, Text>,
) {
  const changed = LOCALE_CODES.filter((locale) => !isSame(values[locale], saved[locale]))
  return Object.fromEntries(
    changed.map((locale) => {
      const { isReady, ...words } = values[locale]
      return [locale, { ...words, status: isReady ? ('translated' as const) : ('draft' as const) }]
    }),
  )
}
