import {
  categoryEndpoints,
  type CategoryRecord,
} from '@ironsouq/contract/machines/category/category.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { OrderList } from '@ironsouq/portal/form/order-list'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link, useSearchParams } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/categories.screen.ts'
import { categoryName, pathOf } from './parts/category-tree.ts'
import { useOrderLabels } from './parts/use-order-labels.ts'
import { useShownBelow } from './parts/use-shown-below.ts'

export const clientLoader = () => api(categoryEndpoints.staffList)

interface LevelProps {
  heading: string
  records: readonly CategoryRecord[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

function Level({ heading, records, chosen, onChoose }: LevelProps) {
  const t = useT()
  const words = useOrderLabels(records.length)
  const { run } = useCommand()
  const order = (after: string[]) => {
    const before = records.map(({ categoryId }) => categoryId)
    void run(() => api(categoryEndpoints.order, { body: { before, after } }))
  }
  return (
    <section className="grid min-w-0 content-start gap-2">
      <h2 className="font-bold">{heading}</h2>
      <OrderList
        label={heading}
        items={records.map((record) => ({
          id: record.categoryId,
          name: categoryName(record),
          isMuted: !record.isShown,
          ...(!record.isShown && { note: t('backofficeCatalogue.hidden') }),
        }))}
        chosen={chosen}
        onChoose={onChoose}
        onOrder={order}
        words={words}
      />
    </section>
  )
}

function Chosen({ record }: { record: CategoryRecord }) {
  const t = useT()
  const { code, hsCode, isShown, texts } = record
  return (
    <Panel heading={categoryName(record)}>
      <FactsTable
        facts={[
          { label: t('backofficeCatalogue.code'), value: <bdi dir="ltr">{code}</bdi> },
          ...(hsCode === null
            ? []
            : [
                {
                  label: t('backofficeCatalogue.customsCode'),
                  value: <bdi dir="ltr">{hsCode}</bdi>,
                },
              ]),
          {
            label: t('backofficeCatalogue.languages'),
            value: <bdi dir="ltr">{`${Object.keys(texts).length}/${LOCALE_CODES.length}`}</bdi>,
          },
          {
            label: t('backofficeCatalogue.shown'),
            value: (
              <Badge tone={isShown ? 'proven' : 'plain'}>
                {t(isShown ? 'backofficeCatalogue.shown' : 'backofficeCatalogue.hidden')}
              </Badge>
            ),
          },
        ]}
      />
      <p className="flex flex-wrap gap-2 pt-4">
        <Link to={`/settings/categories/${code}`} className={buttonLook({ tone: 'ink' })}>
          {t('backofficeCatalogue.edit')}
        </Link>
        <Link to={`/settings/spec-fields?category=${code}`} className={buttonLook()}>
          {t('backofficeCatalogue.fieldsOf')}
        </Link>
      </p>
    </Panel>
  )
}

export default function CategoriesScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const title = t('backofficeCatalogue.categories')
  const path = pathOf(records, search.get('category') ?? undefined)
  const parents = [null, ...path.map(({ categoryId }) => categoryId)]
  const chosen = path.at(-1)
  const shown = useShownBelow(chosen?.categoryId)
  const choose = (category: string) =>
    setSearch({ category }, { replace: true, preventScrollReset: true })
  return (
    <SettingsPage title={title}>
      <p className="text-ink-muted">{t('backofficeCatalogue.moveHelp')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 xl:grid-cols-3">
        {parents.map((parent, depth) => {
          const level = records.filter(({ parentId }) => parentId === parent)
          const above = path[depth - 1]
          if (above && level.length === 0) return null
          return (
            <Level
              key={parent}
              heading={
                above ? t('backofficeCatalogue.levelUnder', { name: categoryName(above) }) : title
              }
              records={level}
              chosen={path[depth]?.categoryId}
              onChoose={choose}
            />
          )
        })}
        <div ref={shown}>
          {chosen ? (
            <Chosen record={chosen} />
          ) : (
            <p className="text-ink-muted">{t('backofficeCatalogue.noChoice')}</p>
          )}
        </div>
      </div>
    </SettingsPage>
  )
}
