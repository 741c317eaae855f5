import {
  boundsOf,
  boundsText,
  listText,
  valuesOf,
} from '@ironsouq/contract/machines/device/device.filters'
import { PRODUCT_CHOICES } from '@ironsouq/contract/mall/product-search/product-search.filters'
import { smallFigure } from '#features/money/currency/parts/price-rounding.ts'

/*
 * A form sends only name and value pairs: the boxes of one filter repeat its name, and the ends of the
 * price are two fields. They are joined into the equivalent short URL.
 */

/** The fields of the two ends of the price, in the currency of the reader. */
export const PRICE_FIELDS = { min: 'price.min', max: 'price.max' } as const

/** Dirhams per unit of that currency; the URL has dirhams. */
export const PRICE_RATE = 'price.rate'

/** The price of the URL that the fields show. */
export const PRICE_WAS = 'price.was'

/** Names that only a form sends. */
export const FORM_FIELDS: readonly string[] = [
  PRICE_RATE,
  PRICE_WAS,
  ...Object.values(PRICE_FIELDS),
]

/** One box of it is `code:value`. */
export const ATTRIBUTE = 'attribute'

/** The brand of the machine, of which the list asks for the model only. */
export const MACHINE_BRAND = 'machineBrand'

const LISTS: ReadonlySet<string> = new Set([...PRODUCT_CHOICES, 'literal'])

const figure = (text: string | null) => {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** One end in dirhams. A figure that stayed as it was shown is still the exact end. */
function endOf(given: URLSearchParams, end: 'min' | 'max'): number | undefined {
  const typed = figure(given.get(PRICE_FIELDS[end]))
  const rate = figure(given.get(PRICE_RATE)) || 1
  const was = boundsOf(given.get(PRICE_WAS) ?? undefined)[end]
  if (was !== undefined && smallFigure(was, rate) === typed) return was
  return typed === undefined ? undefined : Number((typed * rate).toFixed(2))
}

function priceOf(given: URLSearchParams): string | undefined {
  const [low, high] = [endOf(given, 'min'), endOf(given, 'max')]
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

/** The query parameters that the fields of a form mean; values are not validated yet. */
export function askedByForm(given: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams()
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).filter((value) => value.trim() !== '')
    const list = LISTS.has(name) ? listText([...new Set(values.flatMap(valuesOf))]) : values.at(-1)
    const value = name === ATTRIBUTE ? attributesOf(values) : list
    if (value) asked.set(name, value)
  }
  for (const field of FORM_FIELDS) asked.delete(field)
  // Without a brand the model that the form still names was given up.
  if (given.get(MACHINE_BRAND) === '') asked.delete('modelId')
  asked.delete(MACHINE_BRAND)
  const price = priceOf(given)
  if (price) asked.set('price', price)
  return asked
}
