import { boundsOf, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import { Facet, LongFacetOptions } from '@ironsouq/ui/patterns/list/filter-panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { type ChangeEvent, useCallback, useRef, useState } from 'react'
import { Form } from 'react-router'
import {
  ALL,
  type AskedProducts,
  PRODUCT_LIST,
  type ProductListQuery,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { usePriceUnit } from '#features/money/currency/parts/use-price-unit.ts'
import { FilterSheet, isOpenSheet } from '#kit/list/filter-sheet.tsx'
import { LeftOutOptions, LoadLeftOut, useLeftOut } from '#kit/list/left-out-options.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { ArrivalFilter } from './arrival-filter.tsx'
import { type ListedProducts, valuesOfAttribute } from './listed-products.ts'
import { MachineFields } from './machine-fields.tsx'
import type { Machines } from './machines.ts'
import { FILTER_WORD, OPTION_WORD } from './product-filter-labels.ts'
import { askedByForm, ATTRIBUTE, PRICE_FIELDS, PRICE_RATE, PRICE_WAS } from './product-form.ts'

const LONGEST = 100

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
  const { currency, rate, shownSmall } = usePriceUnit()
  const more = (count: number) => t('search.moreOptions', { count })
  const leftOf = (name: string) => {
    const count = page.left?.[name]
    return count === undefined ? undefined : { count, content: <LeftOutOptions /> }
  }
  return (
    <>
      <ArrivalFilter query={query} />
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
      <Facet title={`${t('mall.price')} (${currency})`}>
        {rate !== 1 && <input type="hidden" name={PRICE_RATE} value={rate} />}
        {query.price && <input type="hidden" name={PRICE_WAS} value={query.price} />}
        <div className="grid grid-cols-2 gap-2">
          {(['min', 'max'] as const).map((end) => (
            <PlainInput
              // Another currency shows another figure.
              key={`${end} ${currency}`}
              name={PRICE_FIELDS[end]}
              label={t(end === 'min' ? 'device.from' : 'device.to')}
              inputMode="decimal"
              defaultValue={price[end] === undefined ? undefined : shownSmall(price[end])}
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
  /** The button that opens the sheet and the order refer to these ids. */
  ids: { sheet: string; form: string }
  clear: AskedProducts
  machines: Machines
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

/** How many products a draft in the sheet finds, asked while the user chooses. */
function useDraft(total: number) {
  const [count, setCount] = useState(total)
  const latest = useRef<URLSearchParams>(undefined)
  const ask = (asked: URLSearchParams) => {
    latest.current = asked
    void import('./left-out-products.ts')
      .then(({ countOf }) => countOf(asked))
      .then((found) => {
        if (found !== undefined && latest.current === asked) setCount(found)
      })
  }
  const drop = () => {
    latest.current = undefined
    setCount(total)
  }
  return { count, ask, drop }
}

/** The fields of a form as they would be sent. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const given = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') given.append(name, value)
  return given
}

/** The buttons of the sheet on a phone, and of the form without script. */
function Buttons({ clear, count }: { clear: AskedProducts; count: number }) {
  const t = useT()
  return (
    <div className="filter-foot">
      <LocalLink
        href={productListPath(clear)}
        className={`${buttonLook()} flex-1 whitespace-nowrap lg:hidden`}
      >
        {t('device.clearAll')}
      </LocalLink>
      <button type="submit" className={`${buttonLook({ tone: 'ink' })} flex-1`}>
        <span aria-live="polite">{t('mall.show', { count })}</span>
      </button>
    </div>
  )
}

/** Search, machine and facets as a GET form: it works without script. */
export function ProductFilters(props: ProductFiltersProps) {
  const { ids, query, page: given, machines, clear } = props
  const t = useT()
  const at = useLocalPath()
  const sheet = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { page, loading } = useWhole(query, given)
  const { count, ask, drop } = useDraft(page.total)
  const handleClose = () => {
    form.current?.reset()
    drop()
  }
  const handleChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if (isOpenSheet(sheet)) return ask(askedByForm(fieldsOf(currentTarget)))
    // What was typed is sent with the button or the enter key.
    const isChosen =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === 'checkbox')
    if (isChosen) currentTarget.requestSubmit()
  }
  return (
    <FilterSheet id={ids.sheet} sheet={sheet} onClose={handleClose}>
      <Form
        ref={form}
        id={ids.form}
        method="get"
        action={at(PRODUCT_LIST)}
        role="search"
        aria-label={t('device.filters')}
        preventScrollReset
        onChange={handleChange}
        className="contents"
      >
        <div className="filter-fields">
          {query.filters && <input type="hidden" name="filters" value={query.filters} />}
          {query.literal && <input type="hidden" name="literal" value={query.literal} />}
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
          <MachineFields query={query} machines={machines} />
          <div>
            <Categories query={query} page={page} />
            <LoadLeftOut value={loading}>
              <Facets query={query} page={page} />
            </LoadLeftOut>
          </div>
        </div>
        <Buttons clear={clear} count={count} />
      </Form>
    </FilterSheet>
  )
}
