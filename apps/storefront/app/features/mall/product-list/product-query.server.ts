import { boundsText, listText, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import { PRODUCT_CHOICES } from '@ironsouq/contract/mall/product-search/product-search.filters'
import { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { LARGEST_PAGE, LAST_HIT } from '@ironsouq/contract/page'
import { ALL, type ProductListQuery } from '#features/mall/product/parts/product-list-path.ts'
import { readQuery } from '#kit/list/page-query.ts'
import { ATTRIBUTE, PRICE_FIELDS } from './product-form.ts'

/*
 * A form sends only name and value pairs: the boxes of one filter repeat its name, and the ends of the
 * price are two fields. They are joined into the equivalent short URL.
 */

const LISTS: ReadonlySet<string> = new Set(PRODUCT_CHOICES)

const figure = (text: string | null) => {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

function priceOf(given: URLSearchParams): string | undefined {
  const ends = [figure(given.get(PRICE_FIELDS.min)), figure(given.get(PRICE_FIELDS.max))]
  const [low, high] = ends
  const isTurned = low !== undefined && high !== undefined && low > high
  const [min, max] = isTurned ? [high, low] : [low, high]
  return boundsText({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
}

/** `thread:m24` and `thread:m30` are one attribute with two values. */
function attributesOf(texts: readonly string[]): string {
  const found = new Map<string, Set<string>>()
  for (const text of texts.flatMap((each) => each.split(';'))) {
    const at = text.indexOf(':')
    if (at < 1) continue
    const values = found.get(text.slice(0, at)) ?? new Set()
    for (const value of valuesOf(text.slice(at + 1))) values.add(value)
    found.set(text.slice(0, at), values)
  }
  return [...found].map(([code, values]) => `${code}:${[...values].join(',')}`).join(';')
}

/** Whether a form wrote the URL: it is then redirected to the short one. */
export const isOfForm = (given: URLSearchParams): boolean =>
  given.size !== new Set(given.keys()).size ||
  [...given].some(
    ([name, value]) => value.trim() === '' || Object.values<string>(PRICE_FIELDS).includes(name),
  )

/** The query of a form or URL; an invalid parameter is ignored. */
export function readProductQuery(given: URLSearchParams): ProductListQuery {
  const asked = new URLSearchParams()
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).filter((value) => value.trim() !== '')
    const list = LISTS.has(name) ? listText([...new Set(values.flatMap(valuesOf))]) : values.at(-1)
    const value = name === ATTRIBUTE ? attributesOf(values) : list
    if (value) asked.set(name, value)
  }
  const price = priceOf(given)
  if (price) asked.set('price', price)
  const query = readQuery(ProductQuery, asked)
  return given.get('filters') === ALL ? { ...query, filters: ALL } : query
}

/** The number of pages that pagination offers. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), LAST_HIT / LARGEST_PAGE))
