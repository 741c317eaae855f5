import {
  dictionaryEndpoints,
  DictionaryRecord,
} from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguageText } from '@ironsouq/portal/form/language-text'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { RemoveEntry } from '#features/platform/setting/parts/remove-entry.tsx'
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

const { staffList, save, remove } = dictionaryEndpoints
const dictType = 'article'
const LIST = '/settings/dictionary'

export const clientLoader = async ({ params: { itemId } }: Route.ClientLoaderArgs) =>
  itemId === 'new'
    ? null
    : foundIn(await api(staffList, { query: { dictType } }), 'dictionaryItemId', itemId)

function ItemForm({ record }: { record: DictionaryRecord | null }) {
  const t = useT()
  const form = useSavedRecord({
    noun: 'dictionary',
    id: 'dictionaryItemId',
    record,
    schema: DictionaryRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save: ({ texts, ...values }, known) =>
      api(save, { body: { dictType, ...values, texts: writtenTexts(texts), ...known } }),
    pathOf: ({ dictionaryItemId }) => `${LIST}/${dictionaryItemId}`,
  })
  const { texts } = form.values
  return (
    <SettingsPage title={record ? texts.en.label : t('backofficeSetting.addItem')}>
      <div className="grid max-w-180 gap-3 sm:grid-cols-3">
        <TextField
          label={t('backofficeSetting.code')}
          description={t('backofficeSetting.codeHint')}
          isReadOnly={record !== null}
          {...form.field('code')}
        />
        <TextField label={t('backofficeSetting.value')} {...form.field('value')} />
        <NumberField
          label={t('backofficeSetting.position')}
          minValue={0}
          maxValue={999}
          {...form.field('position')}
        />
      </div>
      <LanguageText
        label={t('backofficeSetting.label')}
        name="label"
        maxLength={80}
        texts={texts}
        onChange={(next) => form.set({ texts: next })}
      />
      <RecordBar form={form} fields={LABELS}>
        {record && (
          <RemoveEntry
            name={record.texts.en.label}
            to={LIST}
            remove={() => api(remove, { body: { dictionaryItemId: record.dictionaryItemId } })}
          />
        )}
      </RecordBar>
    </SettingsPage>
  )
}

export default function DictionaryItemScreen({ loaderData: record }: Route.ComponentProps) {
  return <ItemForm key={record?.dictionaryItemId ?? 'new'} record={record} />
}
