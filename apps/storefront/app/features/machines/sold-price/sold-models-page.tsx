import type {
  SoldModels,
  SoldModelsQuery,
} from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { SALES_MONTHS } from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form } from 'react-router'
import { BrandAndModel } from '#features/machines/device/parts/brand-and-model.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { listPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { SOLD_PRICES, soldModelsPath, soldPricesOf } from './parts/sold-prices-path.ts'
import { CELL, FIRST_HEAD, HEAD, RangeCells } from './price-cells.tsx'

interface SoldModelsPageProps {
  query: SoldModelsQuery
  page: SoldModels
  last: number
}

function BrandForm({ query, page }: Pick<SoldModelsPageProps, 'query' | 'page'>) {
  const t = useT()
  const at = useLocalPath()
  return (
    <Form
      method="get"
      action={at(SOLD_PRICES)}
      className="grid max-w-120 grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <PlainSelect
        key={query.brand}
        name="brand"
        label={t('device.brand')}
        defaultValue={query.brand ?? ''}
        options={[
          { value: '', label: t('soldPrice.allBrands') },
          ...page.brands.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <button type="submit" className={buttonLook({ tone: 'ink' })}>
        {t('soldPrice.show')}
      </button>
    </Form>
  )
}

function ModelsTable({ page }: Pick<SoldModelsPageProps, 'page'>) {
  const t = useT()
  const format = useFormat()
  return (
    <table className="w-full border-t border-line">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className={FIRST_HEAD}>
            {t('device.headingMachine')}
          </th>
          <th scope="col" className={HEAD}>
            {t('soldPrice.sales')}
          </th>
          <th scope="col" className={HEAD}>
            {t('soldPrice.median')}
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            {t('soldPrice.range')}
          </th>
        </tr>
      </thead>
      <tbody>
        {page.records.map((each) => (
          <tr key={`${each.brandCode} ${each.model}`} className="border-b border-line">
            <th scope="row" className="py-1 text-start font-semibold">
              <LocalLink
                href={soldPricesOf(each)}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                <BrandAndModel brandName={each.brandName} model={each.model} />
              </LocalLink>
            </th>
            <td className={CELL}>{format.number(each.count)}</td>
            <RangeCells prices={each.prices} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The models that were sold lately, with what they were sold for. */
export function SoldModelsPage({ query, page, last }: SoldModelsPageProps) {
  const t = useT()
  const { sales, total } = page
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          {
            key: 'machines',
            content: <LocalLink href={listPath({})}>{t('common.machines')}</LocalLink>,
          },
          { key: 'sold', content: t('soldPrice.title') },
        ]}
      />
      <div className="grid gap-4 pb-5">
        <div className="grid gap-1">
          <h1 className="text-title font-extrabold tracking-head text-balance lg:text-head">
            {t('soldPrice.modelsTitle')}
          </h1>
          <p className="max-w-[68ch] text-ink-2">
            {t('soldPrice.lead', { count: sales, months: SALES_MONTHS })} {t('soldPrice.note')}
          </p>
        </div>
        {page.brands.length > 0 && <BrandForm query={query} page={page} />}
      </div>
      <Busy>
        {total === 0 ? (
          <EmptyState title={t('soldPrice.none')} body={t('soldPrice.noneBody')}>
            <LocalLink href={listPath({})} className={buttonLook({ tone: 'ink' })}>
              {t('common.backToMachines')}
            </LocalLink>
          </EmptyState>
        ) : (
          <>
            <ModelsTable page={page} />
            <Pager
              {...query}
              total={total}
              last={last}
              at={(current) => soldModelsPath({ ...query, current })}
            />
          </>
        )}
      </Busy>
    </div>
  )
}
