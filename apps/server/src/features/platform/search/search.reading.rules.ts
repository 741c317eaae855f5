import type { Understood } from '@ironsouq/contract/machines/device/device.filters'
import type { Lexicon, Meaning } from './search.lexicon.rules.ts'

/** One condition that a device must meet, in any of its spellings. */
export interface Need {
  /** In any of the titles. */
  words: string[]
  /** Part of a model or stock number. */
  codes: string[]
  /** Models that are meant. */
  models: string[]
  brands: string[]
  categories: string[]
}

export interface Span {
  from: number
  to: number
}

export const needOf = (need: Partial<Need>): Need => ({
  words: [],
  codes: [],
  models: [],
  brands: [],
  categories: [],
  ...need,
})

/** "truck" and "lorry" say what carries a machine as well: beside another category they add nothing. */
const CARRIED_BY = 'trucks-trailers'

type Certain = { filter: Understood; value: string } | undefined

/** A word for a category and for some of its descendants means the category. */
function highest(categories: ReadonlySet<string>, { above }: Lexicon): ReadonlySet<string> {
  const all = [...categories]
  return new Set(all.filter((code) => !(above.get(code) ?? []).some((one) => categories.has(one))))
}

/** Only names of one kind are unambiguous: a brand and its trucks have one name and two codes. */
export function certainly(
  { categories: all, brands, emirates, grades, same }: Meaning,
  lexicon: Lexicon,
): Certain {
  const categories = highest(all, lexicon)
  const [category] = categories
  const [emirate] = emirates
  const kinds = [categories, brands, emirates, grades, same].filter(({ size }) => size > 0)
  if (kinds.length !== 1) return undefined
  if (grades.size > 0) return { filter: 'grade', value: [...grades].toSorted().join(',') }
  if (brands.size > 0) return { filter: 'brand', value: [...brands].toSorted().join(',') }
  if (category && categories.size === 1) return { filter: 'category', value: category }
  return emirate && emirates.size === 1 ? { filter: 'emirate', value: emirate } : undefined
}

export function eitherOf(
  { categories, brands, same }: Meaning,
  phrase: string,
  lexicon: Lexicon,
): Need {
  const words = [...new Set([phrase, ...same])]
  return needOf({ words, brands: [...brands], categories: [...highest(categories, lexicon)] })
}

export interface Read extends Span {
  filter: Understood
  value: string
  phrase: string
}

/** Of a category and its ancestor the lower one is meant; of others, either. */
export function settleCategories(
  read: readonly Read[],
  { above }: Lexicon,
): { settled: Read[]; either: string[] } {
  const all = read.filter(({ filter }) => filter === 'category')
  const others = read.filter(({ filter }) => filter !== 'category')
  const lowest = all.filter(({ value }) =>
    all.every((other) => !(above.get(other.value) ?? []).includes(value)),
  )
  const specific = lowest.filter(({ value }) => value !== CARRIED_BY)
  const meant = specific.length > 0 ? specific : lowest
  const codes = [...new Set(meant.map(({ value }) => value))]
  if (codes.length > 1) return { settled: others, either: codes }
  return { settled: [...others, ...meant.slice(0, 1)], either: [] }
}

export interface Wish {
  span: Span
  need: Need
}

const isCategoryOnly = ({ models, brands, categories, words }: Need) =>
  categories.length > 0 && models.length === 0 && brands.length === 0 && words.length <= 1

/** Two phrases for categories that exclude each other: a machine of either is meant. */
export function joinCategories(
  settled: readonly Read[],
  wishes: readonly Wish[],
  { above }: Lexicon,
): { settled: Read[]; wishes: Wish[] } {
  const certain = settled.find(({ filter }) => filter === 'category')
  if (!certain) return { settled: [...settled], wishes: [...wishes] }
  const isRelated = (code: string) =>
    [code, ...(above.get(code) ?? [])].includes(certain.value) ||
    (above.get(certain.value) ?? []).includes(code)
  const excluded = wishes.filter(
    ({ need }) => isCategoryOnly(need) && !need.categories.some(isRelated),
  )
  if (excluded.length === 0) return { settled: [...settled], wishes: [...wishes] }
  const categories = [...excluded.flatMap(({ need }) => need.categories), certain.value]
  return {
    settled: settled.filter((one) => one !== certain),
    wishes: [
      ...wishes.filter((wish) => !excluded.includes(wish)),
      ...[...excluded.map(({ span }) => span), certain].map(({ from, to }) => ({
        span: { from, to },
        need: needOf({ categories }),
      })),
    ],
  }
}

/** "bobcat skid steer": the category is stated twice, so the word that is also a brand means the brand. */
export function settleBrands(
  settled: readonly Read[],
  wishes: readonly Wish[],
): { brands: { span: Span; value: string }[]; wishes: Wish[] } {
  const stated = settled.flatMap(({ filter, value }) => (filter === 'category' ? [value] : []))
  const isBrand = ({ need: { brands, categories } }: Wish) =>
    brands.length > 0 && categories.some((code) => stated.includes(code))
  return {
    brands: wishes
      .filter(isBrand)
      .map(({ span, need }) => ({ span, value: need.brands.toSorted().join(',') })),
    wishes: wishes.filter((wish) => !isBrand(wish)),
  }
}

/** Several brands, emirates or grades are one filter with several choices. */
export function together(read: readonly Read[]): Read[] {
  const byFilter = new Map<Understood, Read>()
  for (const one of read) {
    const before = byFilter.get(one.filter)
    const list = before && ['brand', 'emirate', 'grade', 'spec'].includes(one.filter)
    const between = one.filter === 'spec' ? ';' : ','
    const values = before ? before.value.split(between) : []
    const more = one.value.split(between).filter((value) => !values.includes(value))
    if (!before) byFilter.set(one.filter, one)
    else if (list && more.length > 0)
      byFilter.set(one.filter, {
        ...before,
        value: [...values, ...more].join(between),
        phrase: `${before.phrase} ${one.phrase}`,
      })
  }
  return [...byFilter.values()].toSorted((a, b) => a.from - b.from)
}
