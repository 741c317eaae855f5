import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { CertificationWords } from '#features/machines/certification/certification.service.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ArticleCode, CertificationCode, CurrencyCode } from './facts.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { ko } from './ko.ts'
import { pt } from './pt.ts'
import { zhCn } from './zh-cn.ts'
import { zhHk } from './zh-hk.ts'

/** What the operator of the demo says in one language. */
export interface Content {
  currencies: Record<CurrencyCode, string>
  companyName: string
  /** Rich text: paragraphs with simple tags. */
  companyInfo: string
  /** Of the registered office, with the country. */
  companyAddress: string
  certifications: Record<CertificationCode, CertificationWords>
  articles: Record<ArticleCode, string>
  /** What buyers type: each finds machines of the demo. */
  phrases: readonly string[]
  steps: readonly { title: string; body: string }[]
}

export const CONTENT: Record<LocaleCode, Content> = {
  en,
  zh_CN: zhCn,
  ar,
  fr,
  zh_HK: zhHk,
  pt,
  ko,
  he,
  de,
  es,
}

/** One thing in all the languages. */
export const inEvery = <T>(
  pick: (content: Content, locale: LocaleCode) => T,
): Record<LocaleCode, T> =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, pick(CONTENT[locale], locale)]),
  ) as Record<LocaleCode, T>
