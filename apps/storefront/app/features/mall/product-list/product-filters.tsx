import { boundsOf, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import type { ProductSort } from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { Facet, LongFacetOptions } from '@ironsouq/ui/patterns/list/filter-panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { useCallback, useEffect, useState } from 'react'
import { Form } from 'react-router'
import {
  ALL,
  PRODUCT_LIST,
  type ProductListQuery,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { LeftOutOptions, LoadLeftOut, useLeftOut } from '#kit/list/left-out-options.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { type ListedProducts, valuesOfAttribute } from './listed-products.ts'
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
  query: ProductListQuery
  page: ListedProducts
}

function Categories({ query, page }: FoundProps) {
  const t = useT()
  const format = useFormat()
  const found = page.categories.filter(({ count }) => count !== 0)
  if (found.length === 0) return null
  return (
    <nav aria-label={t('device.category')} className="border-t-2 border-ink py-3">
      <h2 className="flex min-h-11 items-center font-bold lg:min-h-7">{t('device.category')}</h2>
      <ul className="category-links">
        {found.map(({ code, name, count }) => (
          <li key={code}>
            <LocalLink
              href={productListPath({
                ...query,
                category: code,
                attribute: undefined,
                current: 1,
              })}
            >
              <span>{name}</span>
              {count !== null && <span>{format.number(count)}</span>}
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
  const more = (count: number) => t('search.moreOptions', { count })
  const leftOf = (name: string) => {
    const count = page.left?.[name]
    return count === undefined ? undefined : { count, content: <LeftOutOptions /> }
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
              left={leftOf(filter)}
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
              left={leftOf(code)}
              chosen={valuesOfAttribute(query, code).map((value) => `${code}:${value}`)}
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

/** The machine models; the first HTML has only the chosen one. */
function useModels(given: readonly FittedModel[], isWhole: boolean) {
  const [models, setModels] = useState(given)
  useEffect(() => {
    if (isWhole) return
    void import('./left-out-products.ts')
      .then(({ fittedModels }) => fittedModels())
      .then((all) => {
        if (all.length > 0) setModels(all)
      })
  }, [isWhole])
  return isWhole ? given : models
}

/** The facets with what the first HTML left out, once a user asked for it. */
function useWhole(query: ProductListQuery, page: ListedProducts) {
  const ask = useCallback(
    async () => (await import('./left-out-products.ts')).productFacets(query),
    [query],
  )
  const href = productListPath({ ...query, filters: ALL })
  const { whole, loading } = useLeftOut<ListedProducts>(ask, href)
  return { page: page.left && whole ? whole : page, loading }
}

/** Search, machine, order and facets as a GET form: it works without script. */
export function ProductFilters({ query, page: given, models: some }: ProductFiltersProps) {
  const t = useT()
  const at = useLocalPath()
  const { page, loading } = useWhole(query, given)
  const models = useModels(some, given.left === undefined)
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
      {query.filters && <input type="hidden" name="filters" value={query.filters} />}
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
        <LoadLeftOut value={loading}>
          <Facets query={query} page={page} />
        </LoadLeftOut>
        <button type="submit" className={buttonLook({ tone: 'ink', isWide: true })}>
          {t('mall.show', { count: page.total })}
        </button>
      </div>
    </Form>
  )
}
