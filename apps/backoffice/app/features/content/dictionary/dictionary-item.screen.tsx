import {
  dictionaryEndpoints,
  DictionaryRecord,
} from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { RemoveButton } from '#features/platform/setting/parts/remove-button.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/dictionary-item.screen.ts'

type Values = Omit<DictionaryRecord, 'dictionaryItemId' | 'version'>

const EMPTY: Values = { code: '', value: '', position: 0, texts: { en: { label: '' } } }

const LABELS = {
  code: 'backofficeSetting.code',
  value: 'backofficeSetting.value',
  position: 'backofficeSetting.position',
  texts: 'backofficeSetting.label',
} as const

const valuesOf = ({ code, value, position, texts }: DictionaryRecord): Values => ({
  code,
  value,
  position,
  texts,
})

const dictType = 'article'

export async function clientLoader({ params: { itemId } }: Route.ClientLoaderArgs) {
  if (itemId === 'new') return null
  const items = await api(dictionaryEndpoints.staffList, { query: { dictType } })
  return items.find(({ dictionaryItemId }) => dictionaryItemId === itemId)
}

function ItemForm({ record }: { record: DictionaryRecord | null }) {
  const t = useT()
  const form = useSavedRecord({
    name: `dictionary/${record?.dictionaryItemId ?? 'new'}`,
    record,
    schema: DictionaryRecord,
    valuesOf,
    empty: EMPTY,
    save({ texts, ...values }, version) {
      const key = record ? { dictionaryItemId: record.dictionaryItemId, version } : {}
      const body = { dictType, ...values, texts: writtenTexts(texts), ...key } as const
      return api(dictionaryEndpoints.save, { body })
    },
    pathOf: ({ dictionaryItemId }) => `/settings/dictionary/${dictionaryItemId}`,
  })
  const { values, set, faultOf } = form
  const { texts } = values
  const faulty = (field: keyof Values) => {
    const error = faultOf(field)
    return error === undefined ? {} : { error }
  }
  return (
    <SettingsPage title={record ? texts.en.label : t('backofficeSetting.addItem')}>
      <div className="grid max-w-180 gap-3 sm:grid-cols-3">
        <TextField
          label={t('backofficeSetting.code')}
          description={t('backofficeSetting.codeHint')}
          value={values.code}
          isReadOnly={record !== null}
          onChange={(code) => set({ code })}
          {...faulty('code')}
        />
        <TextField
          label={t('backofficeSetting.value')}
          value={values.value}
          onChange={(value) => set({ value })}
          {...faulty('value')}
        />
        <NumberField
          label={t('backofficeSetting.position')}
          value={values.position}
          minValue={0}
          maxValue={999}
          onChange={(position) => set({ position })}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.label ? 'translated' : 'missing')}>
        {(locale) => (
          <TextField
            label={t('backofficeSetting.label')}
            value={texts[locale]?.label ?? ''}
            maxLength={80}
            onChange={(label) => set({ texts: { ...texts, [locale]: { label } } })}
          />
        )}
      </LanguagesEditor>
      <FormBar form={form}>
        {record && (
          <RemoveButton
            name={record.texts.en.label}
            to="/settings/dictionary"
            remove={() =>
              api(dictionaryEndpoints.remove, {
                body: { dictionaryItemId: record.dictionaryItemId },
              })
            }
          />
        )}
      </FormBar>
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}

export default function DictionaryItemScreen({ loaderData: record }: Route.ComponentProps) {
  return record === undefined ? (
    <NotHere />
  ) : (
    <ItemForm key={record?.dictionaryItemId ?? 'new'} record={record} />
  )
}
