import type { ArticleWords } from '@ironsouq/contract/content/article/article.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'

export interface Written {
  title: string
  summary: string
  document: object
}

/** Texts as an editor would send them when they are finished. */
export const finishedTexts = (
  texts: Partial<Record<LocaleCode, Written>>,
): Partial<Record<LocaleCode, ArticleWords>> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, { document, ...words }]) => [
      locale,
      { ...words, document: JSON.stringify(document), status: 'translated' },
    ]),
  )
