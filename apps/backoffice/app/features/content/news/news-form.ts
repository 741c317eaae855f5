import type { ApiError } from '@ironsouq/contract/client'
import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { NewsRecord } from '@ironsouq/contract/content/news/news.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { fromGulf, toGulf } from '@ironsouq/portal/form/gulf-time.ts'
import {
  changedTexts,
  type LanguageText,
  languageTexts,
} from '#features/content/article/parts/article-form.ts'

export type NewsValues = Record<LocaleCode, LanguageText> & {
  list: string
  machines: string
  takeDownAt: string
  /** An upload that becomes the cover. */
  coverUploadId: string
}

/** What the form edits, from the saved article. */
export function valuesOf(record: NewsRecord): NewsValues {
  return {
    ...languageTexts(record.texts),
    list: record.list,
    machines: record.machines,
    takeDownAt: toGulf(record.takeDownAt),
    coverUploadId: '',
  }
}

export function saveNews(record: NewsRecord, values: NewsValues, version: number) {
  const { list, machines, takeDownAt, coverUploadId } = values
  return api(newsEndpoints.staff.save, {
    body: {
      newsId: record.newsId,
      version,
      list,
      machines,
      takeDownAt: fromGulf(takeDownAt),
      coverUploadId: coverUploadId || null,
      texts: changedTexts(values, valuesOf(record)),
    },
  })
}

/** The article as someone else saved it, in the refusal of a save. */
export function newsConflictOf(refusal: ApiError) {
  const current = currentRecordOf(refusal, NewsRecord)
  return current && { version: current.version, values: valuesOf(current) }
}
