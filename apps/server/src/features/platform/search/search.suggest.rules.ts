import type { LocaleCode } from '@ironsouq/i18n/locales'
import { nameIn, type Catalogue } from './search.catalogue.projection.ts'
import { namesWithin } from './search.lexicon.rules.ts'
import { foldText, keyOfText, modelKey } from './search.normalize.rules.ts'

export interface Countable {
  models: readonly { brand: string; model: string; count: number }[]
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
}

export type Suggested = { text: string; count: number } & (
  | { kind: 'model'; brand: string; model: string }
  | { kind: 'brand' | 'category'; code: string }
)

interface Entry {
  /** The texts that can be typed for it, folded. */
  starts: string[]
  suggested: (locale: LocaleCode) => Suggested
  count: number
}

export type SuggestBook = readonly Entry[]

const startsOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [foldText(name).trim(), keyOfText(name)])),
]

/** All suggestions, the most frequent first: they fit in the memory of a process. */
export function suggestBook(known: Catalogue, stock: Countable): SuggestBook {
  const { categories, brands, words } = known
  const slang = (filter: 'category' | 'brand', code: string) =>
    words.flatMap((set) => (set[filter] === code ? set.words : []))
  const shown = [...categories.values()].filter((category) => category.shown)
  const ofCategories = shown.map((category): Entry => {
    const names = Object.values(category.names).flatMap(namesWithin)
    const count = stock.categories.get(category.code) ?? 0
    return {
      starts: startsOf([...names, ...slang('category', category.code)]),
      count,
      suggested: (locale) => ({
        kind: 'category',
        code: category.code,
        text: nameIn(category, locale),
        count,
      }),
    }
  })
  const ofBrands = [...brands.values()].map((brand): Entry => {
    const count = stock.brands.get(brand.code) ?? 0
    const names = [...Object.values(brand.names), ...slang('brand', brand.code)]
    return {
      starts: startsOf(names),
      count,
      suggested: (locale) => ({
        kind: 'brand',
        code: brand.code,
        text: nameIn(brand, locale),
        count,
      }),
    }
  })
  const ofModels = stock.models.flatMap(({ brand, model, count }): Entry[] => {
    const maker = brands.get(brand)
    if (!maker) return []
    const key = modelKey(model)
    const makers = startsOf([...Object.values(maker.names), ...slang('brand', brand)])
    return [
      {
        starts: [key, ...makers.map((name) => `${name} ${key}`)],
        count,
        suggested: (locale) => ({
          kind: 'model',
          brand,
          model,
          text: `${nameIn(maker, locale)} ${model}`,
          count,
        }),
      },
    ]
  })
  const all = [...ofModels, ...ofBrands, ...ofCategories].filter(({ count }) => count > 0)
  return all.toSorted((a, b) => b.count - a.count)
}

const MOST = 8
const MOST_OF_A_KIND = 4

/** How well it matches the text: a whole name, its prefix, or the prefix of a later word. */
function fit(starts: readonly string[], typed: readonly string[]): number {
  let best = 0
  for (const start of starts)
    for (const text of typed) {
      if (start === text) return 3
      if (start.startsWith(text)) best = Math.max(best, 2)
      else if (text.length > 2 && start.includes(` ${text}`)) best = Math.max(best, 1)
    }
  return best
}

/** A model is typed with or without its signs, and with or without its brand before it. */
function typedAs(q: string): string[] {
  const folded = foldText(q).trim().replaceAll(/\s+/g, ' ')
  const [first = '', ...rest] = folded.split(' ')
  const model = rest.length > 0 ? [`${first} ${modelKey(rest.join(' '))}`] : []
  return [...new Set([folded, modelKey(q), ...model])].filter((text) => text !== '')
}

export function suggestionsFor(book: SuggestBook, q: string, locale: LocaleCode): Suggested[] {
  const typed = typedAs(q)
  const fitting = book.flatMap((entry) => {
    const how = fit(entry.starts, typed)
    if (how === 0) return []
    // What the reader sees to begin like the text goes before what some other language calls so.
    const seen = startsOf((['en', locale] as const).map((one) => entry.suggested(one).text))
    return [{ how, isSeen: fit(seen, typed) > 0 ? 1 : 0, entry }]
  })
  const best = fitting.toSorted(
    (a, b) => b.how - a.how || b.isSeen - a.isSeen || b.entry.count - a.entry.count,
  )
  const ofKind = new Map<string, number>()
  const chosen: Suggested[] = []
  for (const { entry } of best) {
    const suggested = entry.suggested(locale)
    const before = ofKind.get(suggested.kind) ?? 0
    if (before >= MOST_OF_A_KIND) continue
    ofKind.set(suggested.kind, before + 1)
    chosen.push(suggested)
    if (chosen.length === MOST) break
  }
  return chosen
}
