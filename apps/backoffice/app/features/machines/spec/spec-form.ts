import { specEndpoints, SpecFieldRecord } from '@ironsouq/contract/machines/spec/spec.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'

const EMPTY: Omit<SpecFieldRecord, 'fieldId' | 'version'> = {
  code: '',
  kind: 'number',
  unit: null,
  min: null,
  max: null,
  isShown: true,
  isRequired: false,
  texts: { en: { name: '' } },
  options: [],
  categories: [],
}

/** The form over a field; a field that is not a number has no unit, and only a choice has options. */
export function useSpecForm(record: SpecFieldRecord | null) {
  return useSavedRecord({
    noun: 'spec-field',
    id: 'fieldId',
    record,
    schema: SpecFieldRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save(values, known) {
      const { kind, texts, options } = values
      const isNumber = kind === 'number'
      const body = {
        ...values,
        ...(!isNumber && { unit: null, min: null, max: null }),
        texts: writtenTexts(texts),
        options:
          kind === 'choice'
            ? options.map((option) => ({ ...option, texts: writtenTexts(option.texts) }))
            : [],
        ...known,
      }
      return api(specEndpoints.save, { body })
    },
    pathOf: ({ code }) => `/settings/spec-fields/${code}`,
  })
}

export type SpecForm = ReturnType<typeof useSpecForm>
