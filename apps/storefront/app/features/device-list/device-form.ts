import {
  boundsText,
  CHOICES,
  listText,
  RANGES,
  specsOf,
  specsText,
  valuesOf,
} from '@ironsouq/contract/device/device.filters'
import type { Asked } from '#features/device/parts/device-list-path.ts'

/*
 * A form without script sends only name and value pairs: checkboxes of one filter repeat its name,
 * the ends of a range are two fields, and so are those of a category's own field, after a field with
 * its code. The server joins them into the equivalent short URL.
 */

/** The fields of the two ends of a range. */
export const endFields = (name: string) => ({ min: `${name}.min`, max: `${name}.max` })

/** The code of the category's field that the following range ends belong to. */
export const SPEC_CODE = 'spec.code'

/** Names that only a form sends. */
export const FORM_FIELDS: readonly string[] = [
  SPEC_CODE,
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

/** The query of a form or URL, each name once. */
export function askedBy(given: URLSearchParams): Asked {
  const asked: Record<string, string | undefined> = {}
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).filter((value) => value.trim() !== '')
    asked[name] = LISTS.has(name) ? listText([...new Set(values.flatMap(valuesOf))]) : values.at(-1)
  }
  for (const name of RANGES) {
    const { min, max } = endFields(name)
    if (given.has(min) || given.has(max)) asked[name] = joined(given.get(min), given.get(max))
  }
  asked['spec'] = specOf(given)
  for (const name of FORM_FIELDS) delete asked[name]
  return asked
}

/** Whether a form wrote the URL: it is then redirected to the short one. */
export const isOfForm = (given: URLSearchParams): boolean =>
  given.size !== new Set(given.keys()).size ||
  [...given].some(([name, value]) => value.trim() === '' || FORM_FIELDS.includes(name))
