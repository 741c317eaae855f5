import { specEndpoints, SpecFieldRecord } from '@ironsouq/contract/machines/spec/spec.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'

type SpecValues = Omit<SpecFieldRecord, 'fieldId' | 'version'>

const EMPTY: SpecValues = {
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

function valuesOf(record: SpecFieldRecord): SpecValues {
  const { fieldId: _, version: __, ...values } = record
  return values
}

/** The form over a field; a field that is not a number has no unit, and only a choice has options. */
export function useSpecForm(record: SpecFieldRecord | null) {
  return useSavedRecord({
    name: `spec-field/${record?.fieldId ?? 'new'}`,
    record,
    schema: SpecFieldRecord,
    valuesOf,
    empty: EMPTY,
    save(values, version) {
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
        ...(record && { fieldId: record.fieldId, version }),
      }
      return api(specEndpoints.save, { body })
    },
    pathOf: ({ code }) => `/settings/spec-fields/${code}`,
  })
}

export type SpecForm = ReturnType<typeof useSpecForm>
