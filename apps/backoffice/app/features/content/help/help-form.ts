import type { ApiError } from '@ironsouq/contract/client'
import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { HelpRecord } from '@ironsouq/contract/content/help/help.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import {
  changedTexts,
  type LanguageText,
  languageTexts,
} from '#features/content/article/parts/article-form.ts'

export type HelpLanguageText = LanguageText & { keywords: string }

export type HelpValues = Record<LocaleCode, HelpLanguageText> & {
  slug: string
  topicId: string
  position: number
  isCommon: boolean
}

/** What the form edits, from the saved article. */
export function valuesOf(record: HelpRecord): HelpValues {
  const texts = languageTexts(record.texts)
  const withKeywords = Object.fromEntries(
    LOCALE_CODES.map((locale) => {
      const keywords = record.texts.find((each) => each.locale === locale)?.keywords ?? ''
      return [locale, { ...texts[locale], keywords }]
    }),
  )
  const { slug, topicId, position, isCommon } = record
  return {
    ...(withKeywords as Record<LocaleCode, HelpLanguageText>),
    slug,
    topicId,
    position,
    isCommon,
  }
}

export function saveHelp(record: HelpRecord, values: HelpValues, version: number) {
  const { articleId } = record
  const { slug, topicId, position, isCommon } = values
  const facts = { slug, topicId, position, isCommon }
  const texts = changedTexts(values, valuesOf(record))
  return api(helpEndpoints.staff.save, { body: { articleId, version, ...facts, texts } })
}

/** The article as someone else saved it, in the refusal of a save. */
export function helpConflictOf(refusal: ApiError) {
  const current = currentRecordOf(refusal, HelpRecord)
  return current && { version: current.version, values: valuesOf(current) }
}
