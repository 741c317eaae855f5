import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import { type StoreEdit, StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { type RecordForm, useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'

/** What the form edits; `logo` is a new upload, or empty. */
export type StoreValues = Omit<StoreEdit, 'version' | 'logo'> & { logo: string }

const valuesOf = ({ phone, emirate, area, address, texts }: StoreRecord): StoreValues => ({
  phone,
  emirate,
  area,
  address,
  texts,
  logo: '',
})

/** Without the languages in which nothing is written: buyers then read English. */
export function writtenTexts<Words extends object>(
  texts: Readonly<Record<string, Words>> & { en: Words },
): Partial<Record<(typeof LOCALE_CODES)[number], Words>> & { en: Words } {
  const written = LOCALE_CODES.flatMap((locale) => {
    const words = texts[locale]
    const isWritten = words && Object.values(words).some((text) => text !== '')
    return isWritten ? [[locale, words] as const] : []
  })
  return { en: texts.en, ...Object.fromEntries(written) }
}

/** The form over the own store. */
export const useStoreForm = (store: StoreRecord): RecordForm<StoreValues> =>
  useRecordForm<StoreValues>({
    record: `store/${store.storeId}`,
    version: store.version,
    saved: valuesOf(store),
    save: ({ logo, texts, ...values }, version) =>
      api(storeMerchantEndpoints.edit, {
        body: { ...values, version, texts: writtenTexts(texts), ...(logo && { logo }) },
      }),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, StoreRecord)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
