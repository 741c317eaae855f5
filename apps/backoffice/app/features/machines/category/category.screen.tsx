import {
  categoryEndpoints,
  CategoryRecord,
} from '@ironsouq/contract/machines/category/category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
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

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  foundIn(await api(categoryEndpoints.staffList), 'code', params.code)

function CategoryForm({ record }: { record: CategoryRecord }) {
  const t = useT()
  const { categoryId } = record
  const form = useSavedRecord<CategoryRecord, Values, 'categoryId'>({
    noun: 'category',
    id: 'categoryId',
    record,
    schema: CategoryRecord,
    valuesOf,
    empty: valuesOf(record),
    save: ({ isShown, texts }, { version } = record) =>
      api(categoryEndpoints.save, {
        body: { categoryId, version, isShown, texts: writtenTexts(texts) },
      }),
    pathOf: ({ code }) => `/settings/categories/${code}`,
  })
  const { texts } = form.values
  return (
    <SettingsPage title={categoryName(record)}>
      <div className="max-w-180">
        <Checkbox
          label={t('backofficeCatalogue.shown')}
          description={t('backofficeCatalogue.shownHint')}
          {...form.checked('isShown')}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => {
          const words = { ...WORDS, ...texts[locale] }
          const write = (next: Partial<typeof WORDS>) =>
            form.set({ texts: { ...texts, [locale]: { ...words, ...next } } })
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
      <RecordBar form={form} fields={LABELS} />
    </SettingsPage>
  )
}

export default function CategoryScreen({ loaderData: record }: Route.ComponentProps) {
  return <CategoryForm key={record.categoryId} record={record} />
}
