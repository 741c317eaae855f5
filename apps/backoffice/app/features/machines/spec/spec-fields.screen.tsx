import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import {
  specEndpoints,
  type SpecFieldRecord,
} from '@ironsouq/contract/machines/spec/spec.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { unitName } from '@ironsouq/portal/device/unit-word.ts'
import { OrderList } from '@ironsouq/portal/form/order-list'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { categoryName, pathOf, treeOf } from '#features/machines/category/parts/category-tree.ts'
import { useOrderLabels } from '#features/machines/category/parts/use-order-labels.ts'
import { useShownBelow } from '#features/machines/category/parts/use-shown-below.ts'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/spec-fields.screen.ts'

const ALL = 'all'

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [fields, categories] = await Promise.all([
    api(specEndpoints.list),
    api(categoryEndpoints.staffList),
  ])
  const asked = url.searchParams.get('category')
  const category = categories.find(({ code }) => code === asked)
  const path = new Set(pathOf(categories, category?.categoryId).map((each) => each.categoryId))
  const isOfCategory = (field: SpecFieldRecord) =>
    field.categories.length === 0 || field.categories.some((each) => path.has(each.categoryId))
  return { categories, category, path, fields: category ? fields.filter(isOfCategory) : fields }
}

type Loaded = Route.ComponentProps['loaderData']

const fieldName = ({ texts }: SpecFieldRecord) => (texts[currentLocale()] ?? texts.en).name

function useNote({ path, category }: Loaded) {
  const t = useT()
  return ({ kind, unit, isShown, isRequired, categories }: SpecFieldRecord) => {
    const isFacet = categories.some(
      (each) => each.isFacet && (!category || path.has(each.categoryId)),
    )
    const parts = [
      unit === null ? t(`backofficeCatalogue.kind_${kind}`) : unitName(t, unit),
      isFacet && t('backofficeCatalogue.isFacet'),
      isRequired && t('backofficeCatalogue.required'),
      !isShown && t('backofficeCatalogue.hidden'),
    ]
    return parts.filter((part) => part !== false).join(' · ')
  }
}

function Chosen({ field }: { field: SpecFieldRecord }) {
  const t = useT()
  const { code, kind, unit, texts, categories } = field
  return (
    <Panel heading={fieldName(field)}>
      <FactsTable
        facts={[
          { label: t('backofficeCatalogue.code'), value: <bdi dir="ltr">{code}</bdi> },
          { label: t('backofficeCatalogue.kind'), value: t(`backofficeCatalogue.kind_${kind}`) },
          ...(unit === null
            ? []
            : [{ label: t('backofficeCatalogue.unit'), value: <bdi>{unitName(t, unit)}</bdi> }]),
          { label: t('backofficeCatalogue.categories'), value: categories.length },
          {
            label: t('backofficeCatalogue.languages'),
            value: <bdi dir="ltr">{`${Object.keys(texts).length}/${LOCALE_CODES.length}`}</bdi>,
          },
        ]}
      />
      <p className="pt-4">
        <Link to={`/settings/spec-fields/${code}`} className={buttonLook({ tone: 'ink' })}>
          {t('backofficeCatalogue.edit')}
        </Link>
      </p>
    </Panel>
  )
}

export default function SpecFieldsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const [, setSearch] = useSearchParams()
  const [chosenId, setChosenId] = useState<string>()
  const { run } = useCommand()
  const noteOf = useNote(loaderData)
  const { fields, categories, category } = loaderData
  const chosen = fields.find(({ fieldId }) => fieldId === chosenId)
  const words = useOrderLabels(fields.length)
  const shown = useShownBelow(chosenId)
  const title = t('backofficeCatalogue.specFields')
  const order = (after: string[]) => {
    const before = fields.map(({ fieldId }) => fieldId)
    void run(() => api(specEndpoints.order, { body: { before, after } }))
  }
  return (
    <SettingsPage
      title={title}
      add={{ to: '/settings/spec-fields/new', text: t('backofficeCatalogue.addField') }}
    >
      <div className="max-w-90">
        <Select
          label={t('backofficeCatalogue.ofCategory')}
          options={[
            { id: ALL, text: t('backofficeCatalogue.allFields') },
            ...treeOf(categories).map((each) => ({
              id: each.code,
              text: `${'\u2003'.repeat(each.depth)}${categoryName(each)}`,
            })),
          ]}
          value={category?.code ?? ALL}
          onChange={(key) =>
            setSearch(key === ALL ? {} : { category: String(key) }, { replace: true })
          }
        />
      </div>
      <p className="text-ink-muted">{t('backofficeCatalogue.moveHelp')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 xl:grid-cols-3">
        <OrderList
          label={title}
          items={fields.map((field) => ({
            id: field.fieldId,
            name: fieldName(field),
            note: noteOf(field),
            isMuted: !field.isShown,
          }))}
          chosen={chosenId}
          onChoose={setChosenId}
          onOrder={order}
          words={words}
        />
        <div ref={shown} className="lg:sticky lg:top-4">
          {chosen ? (
            <Chosen field={chosen} />
          ) : (
            <p className="text-ink-muted">{t('backofficeCatalogue.noChoice')}</p>
          )}
        </div>
      </div>
    </SettingsPage>
  )
}
