import {
  productCategoryEndpoints,
  type ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { OrderList } from '@ironsouq/portal/form/order-list'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link, useSearchParams } from 'react-router'
import { useOrderLabels } from '#features/machines/category/parts/use-order-labels.ts'
import { useShownBelow } from '#features/machines/category/parts/use-shown-below.ts'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/product-categories.screen.ts'
import { percentOf } from './commission.ts'
import { nameOf, pathOf } from './product-category-tree.ts'

export const clientLoader = () => api(productCategoryEndpoints.list)

interface LevelProps {
  heading: string
  records: readonly ProductCategoryRecord[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

function Level({ heading, records, chosen, onChoose }: LevelProps) {
  const t = useT()
  const words = useOrderLabels(records.length)
  const { run } = useCommand()
  const order = (after: string[]) => {
    const before = records.map(({ productCategoryId }) => productCategoryId)
    void run(() => api(productCategoryEndpoints.order, { body: { before, after } }))
  }
  return (
    <section className="grid min-w-0 content-start gap-2">
      <h2 className="font-bold">{heading}</h2>
      <OrderList
        label={heading}
        items={records.map((record) => ({
          id: record.productCategoryId,
          name: nameOf(record),
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

function Chosen({ record }: { record: ProductCategoryRecord }) {
  const t = useT()
  const format = useFormat()
  const { code, isShown, needsReview, commissionPpm, texts, attributes, productCount } = record
  const percent = format.number(percentOf(commissionPpm))
  return (
    <Panel heading={nameOf(record)}>
      <FactsTable
        facts={[
          { label: t('backofficeCatalogue.code'), value: <bdi dir="ltr">{code}</bdi> },
          { label: t('backofficeProduct.title'), value: format.number(productCount) },
          {
            label: t('backofficeProduct.needsReview'),
            value: t(needsReview ? 'portal.yes' : 'portal.no'),
          },
          {
            label: t('backofficeProduct.commission'),
            value: t('device.unitPercent', { value: percent }),
          },
          { label: t('backofficeProduct.attributes'), value: format.number(attributes.length) },
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
        <Link to={`/settings/product-categories/${code}`} className={buttonLook({ tone: 'ink' })}>
          {t('backofficeCatalogue.edit')}
        </Link>
        {productCount === 0 && (
          <Link to={`/settings/product-categories/new?under=${code}`} className={buttonLook()}>
            {t('backofficeProduct.addUnder', { name: nameOf(record) })}
          </Link>
        )}
        {productCount > 0 && (
          <Link to={`/products?category=${code}`} className={buttonLook()}>
            {t('backofficeProduct.title')}
          </Link>
        )}
      </p>
    </Panel>
  )
}

/** The tree of the mall, a level beside the other [BO-6]. */
export default function ProductCategoriesScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const title = t('backofficeProduct.categories')
  const path = pathOf(records, search.get('category'))
  const parents = [null, ...path.map(({ productCategoryId }) => productCategoryId)]
  const chosen = path.at(-1)
  const shown = useShownBelow(chosen?.productCategoryId)
  const choose = (category: string) =>
    setSearch({ category }, { replace: true, preventScrollReset: true })
  return (
    <SettingsPage
      title={title}
      actions={
        <ScreenAction
          tone="ink"
          icon="plus"
          text={t('backofficeProduct.addCategory')}
          to="/settings/product-categories/new"
        />
      }
    >
      <p className="text-ink-muted">{t('backofficeCatalogue.moveHelp')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 xl:grid-cols-3">
        {parents.map((parent, depth) => {
          const level = records.filter(({ parentId }) => parentId === parent)
          const above = path[depth - 1]
          if (above && level.length === 0) return null
          return (
            <Level
              key={parent}
              heading={above ? t('backofficeCatalogue.levelUnder', { name: nameOf(above) }) : title}
              records={level}
              chosen={path[depth]?.productCategoryId}
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
