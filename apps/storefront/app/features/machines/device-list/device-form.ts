import {
  boundsOf,
  boundsText,
  CHOICES,
  listText,
  RANGES,
  specsOf,
  specsText,
  valuesOf,
} from '@ironsouq/contract/machines/device/device.filters'
import type { Asked } from '#features/machines/device/parts/device-list-path.ts'
import { roundingOf } from '#features/money/currency/parts/price-rounding.ts'

/*
 * A form without script sends only name and value pairs: checkboxes of one filter repeat its name,
 * the ends of a range are two fields, and so are those of a category's own field, after a field with
 * its code. The server joins them into the equivalent short URL.
 */

/** The fields of the two ends of a range. */
export const endFields = (name: string) => ({ min: `${name}.min`, max: `${name}.max` })

/** The code of the category's field that the following range ends belong to. */
export const SPEC_CODE = 'spec.code'

/** Dirhams per unit of the currency that the price fields are in; the URL has dirhams. */
export const PRICE_RATE = 'price.rate'

/** Names that only a form sends. */
export const FORM_FIELDS: readonly string[] = [
  SPEC_CODE,
  PRICE_RATE,
  ...['spec', ...RANGES].flatMap((name) => Object.values(endFields(name))),
]

const LISTS: ReadonlySet<string> = new Set([...CHOICES, 'literal'])

const figure = (text: string | null | undefined) => {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** Two ends as a range, in either order. */
function joined(low: string | null | undefined, high: string | null | undefined) {
  const [min, max] = [figure(low), figure(high)]
  const turned = min !== undefined && max !== undefined && min > max
  const bounds = turned ? { min: max, max: min } : { min, max }
  return boundsText({
    ...(bounds.min !== undefined && { min: bounds.min }),
    ...(bounds.max !== undefined && { max: bounds.max }),
  })
}

function specOf(given: URLSearchParams): string | undefined {
  const specs = new Map<string, string>()
  const add = (code: string, value: string) => {
    const before = valuesOf(specs.get(code))
    specs.set(code, [...new Set([...before, ...valuesOf(value)])].join(','))
  }
  for (const text of given.getAll('spec').filter((text) => text.includes(':')))
    for (const [code, value] of specsOf(text)) if (value) add(code, value)
  const ends = endFields('spec')
  const lows = given.getAll(ends.min)
  const highs = given.getAll(ends.max)
  given.getAll(SPEC_CODE).forEach((code, i) => {
    const range = joined(lows[i], highs[i])
    if (range) add(code, range)
  })
  return specsText(specs)
}

const rateOf = (given: URLSearchParams) => figure(given.get(PRICE_RATE)) || 1

/** A figure of the form in the unit of the URL. */
const inUrlUnit = (name: string, text: string | null, rate: number) => {
  const value = figure(text)
  if (name !== 'price' || rate === 1 || value === undefined) return text
  return String(Number((value * rate).toFixed(2)))
}

/** The query of a form or URL, each name once. */
export function askedBy(given: URLSearchParams): Asked {
  const asked: Record<string, string | undefined> = {}
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).filter((value) => value.trim() !== '')
    asked[name] = LISTS.has(name) ? listText([...new Set(values.flatMap(valuesOf))]) : values.at(-1)
  }
  for (const name of RANGES) {
    const { min, max } = endFields(name)
    const end = (field: string) => inUrlUnit(name, given.get(field), rateOf(given))
    if (given.has(min) || given.has(max)) asked[name] = joined(end(min), end(max))
  }
  asked['spec'] = specOf(given)
  for (const name of FORM_FIELDS) delete asked[name]
  return asked
}

/** The same range, but for what a conversion to the shown currency and back rounds. */
function isSame(a: string, b: string, slack: number): boolean {
  const [one, other] = [boundsOf(a), boundsOf(b)]
  return (['min', 'max'] as const).every((end) => {
    const [x, y] = [one[end], other[end]]
    return x === undefined || y === undefined ? x === y : Math.abs(x - y) <= slack
  })
}

/** The values that the sliders of a form had when it was shown. */
export interface Before {
  asked: Asked
  understood: readonly { filter: string; value: string }[]
}

/**
 * The query of a form whose sliders also show what was understood from the words: a range that was
 * left as it was stays understood, and one that was opened is no longer read from the words.
 */
export function askedAfter(given: URLSearchParams, { asked: old, understood }: Before): Asked {
  const asked: Asked = { ...askedBy(given) }
  for (const name of RANGES) {
    const { min, max } = endFields(name)
    if (!given.has(min) && !given.has(max)) continue
    const slack = name === 'price' ? roundingOf(rateOf(given)) * rateOf(given) : 0
    const now = asked[name]
    const meant = understood.find(({ filter }) => filter === name)?.value
    const before = old[name] ?? meant
    const isUnmoved =
      typeof before === 'string' && typeof now === 'string' && isSame(now, before, slack)
    if (isUnmoved) asked[name] = old[name]
    if (now === undefined && meant !== undefined)
      asked.literal = listText([...new Set([...valuesOf(textOf(asked.literal)), name])])
  }
  return asked
}

const textOf = (value: string | number | undefined) =>
  value === undefined ? undefined : String(value)

/** Whether a form wrote the URL: it is then redirected to the short one. */
export const isOfForm = (given: URLSearchParams): boolean =>
  given.size !== new Set(given.keys()).size ||
  [...given].some(([name, value]) => value.trim() === '' || FORM_FIELDS.includes(name))
