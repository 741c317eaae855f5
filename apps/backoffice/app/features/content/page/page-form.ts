import type { ApiError } from '@ironsouq/contract/client'
import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { PageRecord } from '@ironsouq/contract/content/page/page.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import {
  changedTexts,
  type LanguageText,
  languageTexts,
} from '#features/content/article/parts/article-form.ts'

export type PageValues = Record<LocaleCode, LanguageText> & { day: string }

/** What the form edits, from the saved version. */
export const valuesOf = ({ texts, day }: PageRecord): PageValues => ({
  ...languageTexts(texts),
  day,
})

export function savePage(record: PageRecord, values: PageValues, version: number) {
  const { versionId } = record
  const texts = changedTexts(values, valuesOf(record))
  return api(pageEndpoints.staff.save, { body: { versionId, version, day: values.day, texts } })
}

/** The version as someone else saved it, in the refusal of a save. */
export function pageConflictOf(refusal: ApiError) {
  const current = currentRecordOf(refusal, PageRecord)
  return current && { version: current.version, values: valuesOf(current) }
}
