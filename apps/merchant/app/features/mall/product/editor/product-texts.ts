import type { ProductForm } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'

type Texts = ProductForm['texts']
export type Words = Texts['en']

export const NO_WORDS: Words = { name: '', summary: '', description: '' }

interface Written {
  texts: Texts
  /** The language that the person writes in; English, or what stands for it. */
  writtenIn: LocaleCode
}

export const wordsIn = ({ texts }: Pick<Written, 'texts'>, locale: LocaleCode): Words =>
  texts[locale] ?? NO_WORDS

export const isWritten = (words: Words): boolean =>
  Object.values(words).some((text) => text.trim() !== '')

/** The name of the product for the person who writes it. */
export const nameOf = ({ texts, writtenIn }: Written): string =>
  wordsIn({ texts }, writtenIn).name.trim() || texts.en.name.trim()

/** Arabic first: most who do not read English here read it. */
export const LANGUAGES: readonly LocaleCode[] = LOCALE_CODES.toSorted(
  (a, b) => Number(b === 'ar') - Number(a === 'ar'),
)

const isSame = (one: Words, other: Words) =>
  one.name === other.name && one.summary === other.summary && one.description === other.description

/**
 * The texts as a person edits them. English falls in for languages without a text, so a product that was written in
 * another language has the same words twice: then English counts as not written.
 */
export function editedTexts(texts: Texts, locale: LocaleCode): Written {
  const own = texts[locale]
  if (locale === 'en' || own === undefined) return { texts, writtenIn: 'en' }
  const isDouble = isSame(own, texts.en)
  return { texts: isDouble ? { ...texts, en: NO_WORDS } : texts, writtenIn: locale }
}

/** The texts as the API takes them: without languages in which nothing is written, and always in English. */
export function sentTexts({ texts, writtenIn }: Written): Texts {
  const { en, ...others } = texts
  const own = Object.entries(others).filter(([, words]) => isWritten(words))
  return {
    en: isWritten(en) ? en : wordsIn({ texts }, writtenIn),
    ...Object.fromEntries(own),
  }
}

/** The same words as those of another language: what was typed under the wrong one moves. */
export function writtenAs(written: Written, locale: LocaleCode): Written {
  const { texts, writtenIn } = written
  if (isWritten(wordsIn(written, locale))) return { texts, writtenIn: locale }
  const moved = { ...texts, [writtenIn]: NO_WORDS, [locale]: wordsIn(written, writtenIn) }
  return { texts: moved, writtenIn: locale }
}
