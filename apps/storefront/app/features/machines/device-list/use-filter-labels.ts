import type { Unit } from '@ironsouq/contract/machines/device/device.enums'
import {
  boundsOf,
  type RangeName,
  RANGES,
  valuesOf,
} from '@ironsouq/contract/machines/device/device.filters'
import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import { usePriceUnit } from '#features/money/currency/parts/use-price-unit.ts'
import { UNIT_WORD } from '#features/platform/unit/parts/unit-labels.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { OPTION_WORD } from './device-filter-labels.ts'

const NO_BREAK = '\u00a0'
const LETTERS = 'ABCDE'

const isRange = (name: string): name is RangeName => (RANGES as readonly string[]).includes(name)

type Facts = Pick<DevicePage, 'facets' | 'specs'>

export interface FilterLabels {
  /** The currency of the price filter: "USD". */
  currency: string
  /** The unit alone, for a heading. */
  unit: (unit: Unit) => string
  option: (filter: string, value: string, label?: string | null) => string
  grades: (list: string) => string
  /** Both ends, or one: "up to 12,000 h". */
  range: (name: RangeName, text: string) => string
  spec: (code: string, value: string, facts: Facts) => string
  /** One filter of the URL, with its name. */
  filter: (name: string, value: string, facts: Facts) => string
}

/** Translated labels of filters and their options. */
export function useFilterLabels(): FilterLabels {
  const t = useT()
  const format = useFormat()
  const { currency, shown } = usePriceUnit()

  const plain = (value: number) => format.number(value)
  const bare: Partial<Record<RangeName, (value: number) => string>> = {
    year: String,
    price: (value) => plain(shown(value)),
  }
  const figure: Record<RangeName, (value: number) => string> = {
    price: (value) => `${format.number(shown(value))}${NO_BREAK}${currency}`,
    hours: (value) => format.hours(value),
    year: String,
    weight: (value) => t('device.unitKg', { value: format.number(value) }),
    mileage: (value) => t('device.mileage', { value: format.number(value) }),
  }

  function between(
    text: string,
    write: (value: number) => string,
    bare: (value: number) => string,
  ) {
    const { min, max } = boundsOf(text)
    if (min === undefined) return max === undefined ? '' : t('device.rangeTo', { to: write(max) })
    if (max === undefined) return t('device.rangeFrom', { from: write(min) })
    return min === max ? write(min) : t('device.rangeBetween', { from: bare(min), to: write(max) })
  }

  const option: FilterLabels['option'] = (filter, value, label) => {
    const key = OPTION_WORD[filter]?.[value]
    return label ?? (key ? t(key) : value)
  }

  const grades = (list: string) => {
    const letters = valuesOf(list).toSorted().join('')
    const [from = '', to = ''] = [letters.at(0), letters.at(-1)]
    return letters.length > 1 && LETTERS.includes(letters)
      ? t('search.gradesBetween', { from, to })
      : t('device.gradeName', { grade: letters.split('').join(', ') })
  }

  const range: FilterLabels['range'] = (name, text) =>
    between(text, figure[name], bare[name] ?? plain)

  const spec: FilterLabels['spec'] = (code, value, { specs }) => {
    const facet = specs.find((each) => each.code === code)
    const name = facet?.name ?? code
    const unit = facet?.unit
    if (!facet || facet.kind === 'flag')
      return `${name}: ${t(value === 'no' ? 'search.no' : 'search.yes')}`
    if (facet.kind === 'choice') {
      const label = facet.options.find((each) => each.value === value)?.label
      return `${name}: ${label ?? value}`
    }
    const write = (n: number) =>
      unit ? t(UNIT_WORD[unit], { value: format.number(n) }) : format.number(n)
    return `${name}: ${between(value, write, plain)}`
  }

  const filter: FilterLabels['filter'] = (name, value, facts) => {
    if (isRange(name)) return range(name, value)
    if (name === 'grade') return grades(value)
    const options = facts.facets.find((facet) => facet.filter === name)?.options
    const labelOf = (each: string) => options?.find((known) => known.value === each)?.label
    return format.list(valuesOf(value).map((each) => option(name, each, labelOf(each) ?? null)))
  }

  return {
    currency,
    unit: (unit) => t(UNIT_WORD[unit], { value: '' }).trim(),
    option,
    grades,
    range,
    spec,
    filter,
  }
}
