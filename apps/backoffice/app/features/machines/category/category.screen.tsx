import {
  categoryEndpoints,
  CategoryRecord,
} from '@ironsouq/contract/machines/category/category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/category.screen.ts'
import { categoryName } from './parts/category-tree.ts'

type Values = Pick<CategoryRecord, 'isShown' | 'texts'>

const WORDS = { name: '', heading: '', intro: '' }

const LABELS = {
  isShown: 'backofficeCatalogue.shown',
  texts: 'backofficeCatalogue.texts',
} as const

const valuesOf = ({ isShown, texts }: CategoryRecord): Values => ({ isShown, texts })

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const records = await api(categoryEndpoints.staffList)
  return records.find(({ code }) => code === params.code)
}

function CategoryForm({ record }: { record: CategoryRecord }) {
  const t = useT()
  const { categoryId } = record
  const form = useSavedRecord({
    name: `category/${categoryId}`,
    record,
    schema: CategoryRecord,
    valuesOf,
    empty: valuesOf(record),
    save: ({ isShown, texts }, version) =>
      api(categoryEndpoints.save, {
        body: { categoryId, version, isShown, texts: writtenTexts(texts) },
      }),
    pathOf: ({ code }) => `/settings/categories/${code}`,
  })
  const { values, set } = form
  const { texts } = values
  return (
    <SettingsPage title={categoryName(record)}>
      <div className="max-w-180">
        <Checkbox
          label={t('backofficeCatalogue.shown')}
          description={t('backofficeCatalogue.shownHint')}
          isSelected={values.isShown}
          onChange={(isShown) => set({ isShown })}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => {
          const words = { ...WORDS, ...texts[locale] }
          const write = (next: Partial<typeof WORDS>) =>
            set({ texts: { ...texts, [locale]: { ...words, ...next } } })
          return (
            <>
              <TextField
                label={t('backofficeCatalogue.name')}
                value={words.name}
                maxLength={80}
                onChange={(name) => write({ name })}
                {...(locale === 'en' && form.faulty('texts'))}
              />
              <TextField
                label={t('backofficeCatalogue.heading')}
                value={words.heading}
                maxLength={160}
                onChange={(heading) => write({ heading })}
              />
              <TextArea
                label={t('backofficeCatalogue.intro')}
                value={words.intro}
                maxLength={1200}
                onChange={(intro) => write({ intro })}
              />
            </>
          )
        }}
      </LanguagesEditor>
      <FormBar form={form} />
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}

export default function CategoryScreen({ loaderData: record }: Route.ComponentProps) {
  return record ? <CategoryForm key={record.categoryId} record={record} /> : <NotHere />
}
