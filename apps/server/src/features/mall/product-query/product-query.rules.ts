import type { ProductUnderstood } from '@ironsouq/contract/mall/product-search/product-search.filters'
import {
  fold,
  modelKey,
  tokensOf,
  type Folded,
} from '#features/platform/search/search.normalize.rules.ts'
import { parted, readWords, type Found } from '#features/platform/search/search.phrases.rules.ts'
import type { Span } from '#features/platform/search/search.reading.rules.ts'
import type { KnownMachine } from './product-query.catalogue.projection.ts'
import { figuresIn } from './product-query.figures.rules.ts'
import type { PartLexicon } from './product-query.lexicon.rules.ts'

/** One condition that a product must meet. */
export type PartNeed = { phrase: string } & (
  | { kind: 'category'; codes: string[] }
  | { kind: 'machineBrand'; codes: string[] }
  /** `makers` are the words beside it that name its maker. */
  | { kind: 'machine'; machines: readonly KnownMachine[]; makers: string[] }
  | { kind: 'emirate'; codes: string[] }
  | { kind: 'figure'; key: string }
  /** The kind of a machine says what a part is for: names need not repeat it. */
  | { kind: 'word'; isOptional: boolean }
)

export interface PartMeaning {
  /** The text that was read: as typed, but for spoken dashes and corrected spelling. */
  text: string
  needs: PartNeed[]
  /** The whole text as one number of a part, when it can be one. */
  number: string | null
}

export const NOTHING_ASKED: PartMeaning = { text: '', needs: [], number: null }

/** More words than this are not searched: no product is described with so many. */
const MOST_NEEDS = 8
const LONGEST_NUMBER = 30
/** Shorter codes within a model, and shorter figures at its start, are too common to name a machine. */
const SHORTEST_WITHIN = 3

/** "dash eight" is how "-8" is spoken. */
const SPOKEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const DASH = new RegExp(String.raw`\s+dash\s+(\d{1,2}|${SPOKEN.join('|')})\b`, 'gi')
const withDashes = (q: string) =>
  q.replaceAll(DASH, (_, figure: string) => {
    const spoken = SPOKEN.indexOf(figure.toLowerCase())
    return `-${spoken < 0 ? figure : spoken}`
  })

/** The machines that a code names: as a whole, at the start of the model, or within it beside its brand. */
function machinesOf(
  code: string,
  brands: ReadonlySet<string>,
  { machines }: PartLexicon,
): readonly KnownMachine[] {
  const all = machines.get(code) ?? []
  const ofBrand = all.filter(({ brand }) => brands.has(brand))
  const pool = ofBrand.length > 0 ? ofBrand : all
  const exact = pool.filter(({ model }) => modelKey(model) === code)
  if (exact.length > 0) return exact
  const starting = pool.filter(({ model }) => modelKey(model).startsWith(code))
  const isTelling = ofBrand.length > 0 || code.length >= SHORTEST_WITHIN
  if (starting.length > 0) return isTelling || !/^\d+$/.test(code) ? starting : []
  return isTelling ? pool : []
}

/** Unknown parts that no space separates are one word: "1R-0739". */
function joinedUnknown(found: readonly Found[], text: string): Found[] {
  const joined: Found[] = []
  for (const each of found) {
    const last = joined.at(-1)
    const isOpen = (one: Found | undefined) => one?.need !== undefined && one.need.words.length > 0
    if (last && isOpen(last) && isOpen(each) && /^[^\s]*$/.test(text.slice(last.to, each.from)))
      last.to = each.to
    else joined.push({ ...each })
  }
  return joined
}

/** A word for a category and for some below it means the category. */
function highest(codes: ReadonlySet<string>, { above }: PartLexicon): string[] {
  return [...codes].filter((code) => !(above.get(code) ?? []).some((one) => codes.has(one)))
}

/** Of a category and one above it the lower is meant; of others, either. */
function joinCategories(needs: readonly PartNeed[], { above }: PartLexicon): PartNeed[] {
  const stated = needs.filter((need) => need.kind === 'category')
  if (stated.length < 2) return [...needs]
  const codes = [...new Set(stated.flatMap((need) => need.codes))]
  const lowest = codes.filter((code) =>
    codes.every((other) => !(above.get(other) ?? []).includes(code)),
  )
  const phrase = stated.map((need) => need.phrase).join(' ')
  return [
    { kind: 'category', codes: lowest, phrase },
    ...needs.filter((need) => need.kind !== 'category'),
  ]
}

const wordOf = (phrase: string): PartNeed => ({ kind: 'word', phrase, isOptional: false })

/** What one found phrase asks for; words that the reader wants searched as typed are not read. */
function needOfFound(
  { meaning, need, silent }: Found,
  phrase: string,
  brands: ReadonlySet<string>,
  { lexicon, literal }: Knowing,
): PartNeed[] {
  if (silent) return []
  const isRead = (filter: ProductUnderstood) => !literal.includes(filter)
  if (meaning) {
    if (meaning.categories.size > 0 && isRead('category'))
      return [{ kind: 'category', codes: highest(meaning.categories, lexicon), phrase }]
    if (meaning.brands.size > 0 && isRead('machineBrand'))
      return [{ kind: 'machineBrand', codes: [...meaning.brands], phrase }]
    if (meaning.emirates.size > 0)
      return [{ kind: 'emirate', codes: [...meaning.emirates], phrase }]
    const isKnown = meaning.categories.size + meaning.brands.size > 0
    return [{ kind: 'word', phrase, isOptional: !isKnown }]
  }
  const [code] = need?.codes ?? []
  const machines = code !== undefined && isRead('modelId') ? machinesOf(code, brands, lexicon) : []
  if (machines.length === 0) return [wordOf(phrase)]
  return [{ kind: 'machine', machines, makers: [], phrase }]
}

/** A model says its brand: the brand beside it is no condition of its own. */
function withoutKnownBrands(needs: readonly PartNeed[]): PartNeed[] {
  const isOf = (brand: PartNeed, machine: PartNeed) =>
    brand.kind === 'machineBrand' &&
    machine.kind === 'machine' &&
    machine.machines.some((each) => brand.codes.includes(each.brand))
  return needs
    .filter((need) => needs.every((other) => !isOf(need, other)))
    .map((need) => {
      if (need.kind !== 'machine') return need
      const makers = needs.filter((other) => isOf(other, need)).map(({ phrase }) => phrase)
      return { ...need, makers }
    })
}

function numberIn(q: string): string | null {
  const key = modelKey(q)
  return /\d/.test(key) && key.length > 2 && key.length <= LONGEST_NUMBER ? key : null
}

export interface Knowing {
  lexicon: PartLexicon
  /** What the reader wants read as plain words. */
  literal: readonly ProductUnderstood[]
}

const writtenIn =
  (q: string, { at }: Folded) =>
  ({ from, to }: Span) =>
    q.slice(at[from], at[to]).trim()

/** The categories, machines, sizes and words that a text means. */
export function understandPart(typed: string, knowing: Knowing): PartMeaning {
  const { lexicon } = knowing
  const q = withDashes(typed)
  const folded = fold(q)
  const written = writtenIn(q, folded)
  const figures = figuresIn(folded.text)
  const isFigure = ({ from, to }: Span) =>
    figures.some((figure) => from < figure.to && to > figure.from)
  const tokens = tokensOf(folded.text)
    .filter((token) => !isFigure(token))
    .flatMap((token) => parted(token, lexicon))
  const found = joinedUnknown(readWords(tokens, lexicon), folded.text)
  const brands = new Set(found.flatMap(({ meaning }) => [...(meaning?.brands ?? [])]))
  const read = found.flatMap((each) => needOfFound(each, written(each), brands, knowing))
  const needs = withoutKnownBrands(joinCategories(read, lexicon))
  const sizes = figures.map((figure): PartNeed => ({
    kind: 'figure',
    key: figure.key,
    phrase: written(figure),
  }))
  const all = [...needs, ...sizes].slice(0, MOST_NEEDS)
  return { text: q, needs: all, number: numberIn(typed) }
}
