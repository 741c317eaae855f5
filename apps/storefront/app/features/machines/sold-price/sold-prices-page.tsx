import {
  ENOUGH_SALES,
  modelSlug,
  SALES_MONTHS,
  type Sale,
  type SoldPrices,
  type SoldPricesQuery,
} from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { useUsage } from '#features/machines/device/parts/use-usage.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { listPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { SOLD_PRICES, soldModelsPath, soldPricesPath } from './parts/sold-prices-path.ts'
import { CELL, FIRST_HEAD, HEAD, PriceCell, RangeCells, useRange } from './price-cells.tsx'
import { SalesPlot } from './sales-plot.tsx'

interface SoldPricesPageProps {
  query: SoldPricesQuery
  page: SoldPrices
  last: number
}

/** Median, middle half and number of sales. */
function Figures({ page: { prices, count } }: { page: SoldPrices }) {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const range = useRange()
  if (!prices) return <Banner>{t('soldPrice.tooFew', { count: ENOUGH_SALES })}</Banner>
  const { second, ...median } = shown(prices.median)
  const { currency, text } = range(prices)
  const facts = [
    { word: t('soldPrice.median'), value: <Price {...median} size="flat" />, note: second },
    {
      word: t('soldPrice.range'),
      value: (
        <bdi dir="ltr" className="whitespace-nowrap">
          {text}
        </bdi>
      ),
      note: currency,
    },
    { word: t('soldPrice.sales'), value: format.number(count), note: undefined },
  ]
  return (
    <dl className="grid border-y border-line sm:grid-cols-3 sm:divide-x sm:divide-line">
      {facts.map(({ word, value, note }) => (
        <div key={word} className="grid content-start py-3 sm:px-4 sm:first:ps-0">
          <dt className="text-micro text-ink-muted">{word}</dt>
          <dd className="text-lead font-extrabold tracking-tight tabular-nums lg:text-title">
            {value}
          </dd>
          {note !== undefined && (
            <dd className="text-micro text-ink-muted">
              <bdi>{note}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Years({ query, page }: Pick<SoldPricesPageProps, 'query' | 'page'>) {
  const t = useT()
  const format = useFormat()
  return (
    <Section heading={t('soldPrice.byYear')}>
      <table className="w-full border-t border-line">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className={FIRST_HEAD}>
              {t('device.yearLabel')}
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
          {page.years.map(({ yearMade, count, prices }) => (
            <tr
              key={yearMade}
              className={`border-b border-line ${yearMade === query.year ? 'bg-sunk' : ''}`}
            >
              <th scope="row" className="text-start font-semibold">
                <LocalLink
                  href={soldPricesPath({ ...query, year: yearMade, current: 1 })}
                  rel="nofollow"
                  aria-current={yearMade === query.year || undefined}
                  className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-3"
                >
                  {yearMade}
                </LocalLink>
              </th>
              <td className={CELL}>{format.number(count)}</td>
              <RangeCells prices={prices} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function SaleRow({ sale }: { sale: Sale }) {
  const format = useFormat()
  const usage = useUsage(sale)
  return (
    <tr className="border-b border-line">
      <td className="py-2 whitespace-nowrap text-ink-muted">{format.date(sale.soldOn)}</td>
      <td className={CELL}>
        {sale.yearMade}
        <span className="block text-micro text-ink-muted sm:hidden">{usage.short}</span>
      </td>
      <td className={`${CELL} max-sm:hidden`}>{usage.short}</td>
      <td className="py-2 ps-3">
        <DeviceGrade grade={sale.grade} size="letter" />
      </td>
      <td className={`${CELL} font-semibold`}>
        <PriceCell price={sale.price} />
      </td>
    </tr>
  )
}

function Sales({ query, page, last }: SoldPricesPageProps) {
  const t = useT()
  return (
    <Section
      id="sales"
      heading={
        query.year === undefined
          ? t('soldPrice.list')
          : t('soldPrice.listOfYear', { year: String(query.year) })
      }
      note={
        query.year === undefined ? undefined : (
          <LocalLink
            href={soldPricesPath({ ...query, year: undefined, current: 1 })}
            className="underline"
          >
            {t('soldPrice.anyYear')}
          </LocalLink>
        )
      }
    >
      <div className="pt-2 pb-4">
        <SalesPlot sales={page.records} />
      </div>
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className={FIRST_HEAD}>
                {t('soldPrice.soldOn')}
              </th>
              <th scope="col" className={HEAD}>
                {t('device.yearLabel')}
              </th>
              <th scope="col" className={`${HEAD} max-sm:hidden`}>
                {t('device.hoursLabel')}
              </th>
              <th scope="col" className={`${HEAD} text-start!`}>
                {t('device.grade')}
              </th>
              <th scope="col" className={HEAD}>
                {t('soldPrice.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.records.map((sale, i) => (
              <SaleRow key={`${sale.soldOn} ${i}`} sale={sale} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        {...query}
        total={page.total}
        last={last}
        at={(current) => soldPricesPath({ ...query, current })}
      />
    </Section>
  )
}

/** What a model was sold for: typical prices, by year, and every sale with its facts. */
export function SoldPricesPage({ query, page, last }: SoldPricesPageProps) {
  const t = useT()
  const { brandCode, brandName, model, count, forSale } = page
  const machine = isolated(`${brandName} ${model}`)
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          {
            key: 'sold',
            content: <LocalLink href={SOLD_PRICES}>{t('soldPrice.title')}</LocalLink>,
          },
          {
            key: brandCode,
            content: (
              <LocalLink href={soldModelsPath({ brand: brandCode })}>
                <bdi>{brandName}</bdi>
              </LocalLink>
            ),
          },
          { key: modelSlug(model), content: <bdi>{model}</bdi> },
        ]}
      />
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h1 className="text-title font-extrabold tracking-head text-balance lg:text-head">
            {t('soldPrice.modelTitle', { machine })}
          </h1>
          <p className="max-w-[68ch] text-ink-2">
            {t('soldPrice.lead', { count, months: SALES_MONTHS })} {t('soldPrice.note')}
          </p>
        </div>
        <Figures page={page} />
        {forSale > 0 && (
          <p>
            <LocalLink
              href={listPath({ brand: brandCode, model })}
              className={buttonLook({ tone: 'ink' })}
            >
              {t('soldPrice.forSale', { count: forSale })}
            </LocalLink>
          </p>
        )}
      </div>
      <Busy>
        <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="min-w-0">
            <Years query={query} page={page} />
          </div>
          <div className="min-w-0">
            <Sales query={query} page={page} last={last} />
          </div>
        </div>
      </Busy>
    </div>
  )
}
