import { boundsOf, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import type { ProductSort } from '@ironsouq/contract/mall/product-search/product-search.filters'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { Facet, LongFacetOptions } from '@ironsouq/ui/patterns/list/filter-panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form } from 'react-router'
import { PRODUCT_LIST, productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FILTER_WORD, OPTION_WORD } from './product-filter-labels.ts'
import { ATTRIBUTE, PRICE_FIELDS } from './product-form.ts'

const LONGEST = 100
/** The index compares prices in it. */
const CURRENCY = 'AED'

const SORT_WORD: Record<ProductSort, Key> = {
  relevance: 'device.sortRelevance',
  newest: 'device.sortNewest',
  bestSold: 'mall.bestSold',
  priceLow: 'device.sortPriceLow',
  priceHigh: 'device.sortPriceHigh',
}

interface FoundProps {
  query: ProductQuery
  page: ProductPage
}

function Categories({ query, page }: FoundProps) {
  const t = useT()
  const format = useFormat()
  const found = page.categories.filter(({ count }) => count !== 0)
  if (found.length === 0) return null
  return (
    <nav aria-label={t('device.category')} className="border-t-2 border-ink py-3">
      <h2 className="flex min-h-11 items-center font-bold lg:min-h-7">{t('device.category')}</h2>
      <ul>
        {found.map(({ code, name, count }) => (
          <li key={code}>
            <LocalLink
              href={productListPath({
                ...query,
                category: code,
                attribute: undefined,
                current: 1,
              })}
              className="flex min-h-11 items-center gap-2 hover:underline lg:min-h-7.5"
            >
              <span className="min-w-0 flex-1">{name}</span>
              {count !== null && (
                <span className="text-micro text-ink-muted tabular-nums">
                  {format.number(count)}
                </span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Facets({ query, page }: FoundProps) {
  const t = useT()
  const format = useFormat()
  const price = boundsOf(query.price)
  const attributes = query.attribute?.split(';') ?? []
  const more = (count: number) => t('search.moreOptions', { count })
  const chosenOf = (code: string) => {
    const own = attributes.find((text) => text.startsWith(`${code}:`))
    return valuesOf(own?.slice(code.length + 1)).map((value) => `${code}:${value}`)
  }
  return (
    <>
      {page.facets
        .filter(({ options }) => options.length > 0)
        .map(({ filter, options }) => (
          <Facet key={filter} title={t(FILTER_WORD[filter])}>
            <LongFacetOptions
              name={filter}
              more={more}
              chosen={valuesOf(query[filter])}
              options={options.map(({ value, label, count }) => {
                const word = OPTION_WORD[filter]?.[value]
                const text = word ? t(word) : (label ?? value)
                return { value, text, count, figure: format.number(count) }
              })}
            />
          </Facet>
        ))}
      <Facet title={`${t('mall.price')} (${CURRENCY})`}>
        <div className="grid grid-cols-2 gap-2">
          {(['min', 'max'] as const).map((end) => (
            <PlainInput
              key={end}
              name={PRICE_FIELDS[end]}
              label={t(end === 'min' ? 'device.from' : 'device.to')}
              inputMode="decimal"
              defaultValue={price[end]}
            />
          ))}
        </div>
      </Facet>
      {page.attributes
        .filter(({ options }) => options.length > 0)
        .map(({ code, name, options }) => (
          <Facet key={code} title={name}>
            <LongFacetOptions
              name={ATTRIBUTE}
              more={more}
              chosen={chosenOf(code)}
              options={options.map(({ value, label, count }) => ({
                value: `${code}:${value}`,
                text: label ?? value,
                count,
                figure: format.number(count),
              }))}
            />
          </Facet>
        ))}
    </>
  )
}

interface ProductFiltersProps extends FoundProps {
  /** The machine models that products fit. */
  models: readonly FittedModel[]
}

/** Search, machine, order and facets as a GET form: it works without script. */
export function ProductFilters({ query, page, models }: ProductFiltersProps) {
  const t = useT()
  const at = useLocalPath()
  const usual: ProductSort = query.q ? 'relevance' : 'bestSold'
  const sorts = (Object.keys(SORT_WORD) as ProductSort[]).filter(
    (sort) => sort !== usual && (query.q || sort !== 'relevance'),
  )
  return (
    <Form
      method="get"
      action={at(PRODUCT_LIST)}
      role="search"
      aria-label={t('device.filters')}
      preventScrollReset
      // What was typed is sent with the button or the enter key.
      onChange={({ currentTarget, target }) => {
        const isChosen =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type === 'checkbox')
        if (isChosen) currentTarget.requestSubmit()
      }}
      className="grid grid-cols-1 gap-3"
    >
      {query.category && <input type="hidden" name="category" value={query.category} />}
      <label className={fieldBox('dense')}>
        <span className="sr-only">{t('mall.searchLabel')}</span>
        <Icon name="search" size="small" />
        <input
          type="search"
          name="q"
          defaultValue={query.q}
          placeholder={t('mall.searchPlaceholder')}
          maxLength={LONGEST}
          enterKeyHint="search"
          className={FIELD_BARE}
        />
      </label>
      <PlainSelect
        name="modelId"
        label={t('mall.fitsFilter')}
        defaultValue={query.modelId ?? ''}
        options={[
          { value: '', label: t('mall.anyMachine') },
          ...models.map(({ modelId, brandName, model }) => ({
            value: modelId,
            label: `${brandName} ${model}`,
          })),
        ]}
      />
      <PlainSelect
        name="sort"
        label={t('device.sortBy')}
        defaultValue={query.sort === usual ? '' : (query.sort ?? '')}
        options={[
          { value: '', label: t(SORT_WORD[usual]) },
          ...sorts.map((sort) => ({ value: sort, label: t(SORT_WORD[sort]) })),
        ]}
      />
      <details className="group lg:hidden">
        <summary className={`${buttonLook({ isWide: true })} cursor-pointer list-none`}>
          <Icon name="filter" size="small" />
          {t('device.filters')}
        </summary>
      </details>
      <div className="max-lg:hidden max-lg:[details[open]+&]:block">
        <Categories query={query} page={page} />
        <Facets query={query} page={page} />
        <button type="submit" className={buttonLook({ tone: 'ink', isWide: true })}>
          {t('mall.show', { count: page.total })}
        </button>
      </div>
    </Form>
  )
}
