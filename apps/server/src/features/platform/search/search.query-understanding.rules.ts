import type { Understood } from '@ironsouq/contract/machines/device/device.filters'
import { gradesIn } from './search.grade.rules.ts'
import { nearestTo, type Lexicon } from './search.lexicon.rules.ts'
import { fold, foldText, tokensOf, type Folded } from './search.normalize.rules.ts'
import { parted, readWords, sizedNamesIn, type Found } from './search.phrases.rules.ts'
import { rangesIn, type SizeUnit, type YearSpan } from './search.ranges.rules.ts'
import {
  certainly,
  eitherOf,
  joinCategories,
  needOf,
  settleBrands,
  settleCategories,
  together,
  type Need,
  type Read,
  type Span,
  type Wish,
} from './search.reading.rules.ts'
import { filterOf } from './search.traits.rules.ts'
import type { Trait } from './search.traits.ts'
import { DRIVEN } from './search.units.rules.ts'

export interface Understanding {
  understood: { filter: Understood; value: string; phrase: string }[]
  /** The remaining text to search, as it was typed. */
  text: string
  needs: Need[]
  /** Figures of the category's own measures: the nearest devices rank first. */
  sizes: { unit: SizeUnit; figure: number }[]
}

export interface Knowing {
  lexicon: Lexicon
  /** The parts that the user wants read as plain text. */
  literal: readonly Understood[]
  /** The scope of the page. */
  category: string | undefined
  now: Date
  aedPerDollar: number | null
}

/** For these, tonnes are the capacity, not the weight. */
const CARRIERS = new Set([
  'mobile-cranes',
  'tower-cranes',
  'forklifts',
  'telehandlers',
  'dump-trucks',
  'trucks-trailers',
  'access-platforms',
  'attachments',
])

/** Their use is counted in kilometres. */
const DRIVING = new Set(['trucks-trailers', 'concrete-mixers', 'concrete-pumps-truck'])
const GENERATORS = 'generators'
const WEIGHT_SLACK = 0.1
const PRICE_SLACK = 0.1
const slack = (figure: number, share: number) =>
  `${Math.round(figure * (1 - share))}-${Math.round(figure * (1 + share))}`

/** A single weight or price is an approximate value; single hours or kilometres are a maximum. */
function addressOf({ filter, min, max, bare }: YearSpan): string {
  if (bare && max !== undefined) {
    if (filter === 'weight') return slack(max, WEIGHT_SLACK)
    if (filter === 'price') return slack(max, PRICE_SLACK)
    if (filter === 'hours' || filter === 'mileage') return `-${max}`
  }
  return `${min ?? ''}-${max ?? ''}`
}

/** The words as typed, with the article that folding has removed. */
function written(q: string, { at }: Folded, { from, to }: Span): string {
  let start = at[from] ?? 0
  while (start > 0 && /\p{Script=Arabic}/u.test(q[start - 1] ?? '')) start--
  return q.slice(start, at[to]).trim()
}

/** The rest in its order; parts that only punctuation separates stay together. */
function leftOf(q: string, folded: Folded, spans: readonly Span[]): string {
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && /^[^\s\p{L}\p{N}]*$/u.test(folded.text.slice(last.to, span.from))) last.to = span.to
    else joined.push({ from: span.from, to: span.to })
  }
  return joined.map((span) => written(q, folded, span)).join(' ')
}

const contains = (spans: readonly Span[], { from, to }: Span) =>
  spans.some((span) => from < span.to && to > span.from)

const isYearNow = ({ min, max }: YearSpan, now: Date) =>
  Math.max(min ?? 0, max ?? 0) <= now.getUTCFullYear() + 1

const isSize = ({ filter }: YearSpan) => filter === 'kVA' || filter === 'm'

function sizeOf({ filter, min, max }: YearSpan): Understanding['sizes'] {
  const figure = max ?? min
  if (figure === undefined) return []
  if (filter === 'weight') return [{ unit: 't', figure: figure / 1000 }]
  return filter === 'kVA' || filter === 'm' ? [{ unit: filter, figure }] : []
}

const driven = new Set(DRIVEN.map(foldText))

/** What a bare "kilo" counts depends on the machine. */
function kiloOf(range: YearSpan, path: ReadonlySet<string>, isDriven: boolean): YearSpan {
  if (range.filter !== 'kilo') return range
  if (path.has(GENERATORS)) return { ...range, filter: 'kVA' }
  const counts = isDriven || [...path].some((code) => DRIVING.has(code))
  return { ...range, filter: counts ? 'mileage' : 'weight' }
}

interface Sorted {
  read: Read[]
  wishes: Wish[]
  traits: { span: Span; trait: Trait; otherwise: Need | undefined }[]
}

/** Sorts what was found: filters, words to search, and traits that depend on the category. */
function sortFound(
  q: string,
  folded: Folded,
  found: readonly Found[],
  { lexicon, literal }: Pick<Knowing, 'lexicon' | 'literal'>,
): Sorted {
  const sorted: Sorted = { read: [], wishes: [], traits: [] }
  for (const { meaning, need, silent, ...span } of found) {
    if (silent) continue
    const words = folded.text.slice(span.from, span.to)
    const certain = meaning && certainly(meaning, lexicon)
    const [trait] = meaning?.traits ?? []
    if (certain && !literal.includes(certain.filter))
      sorted.read.push({ ...span, ...certain, phrase: written(q, folded, span) })
    else if (certain) sorted.wishes.push({ span, need: needOf({ words: [words] }) })
    else if (meaning && trait && meaning.categories.size + meaning.brands.size === 0) {
      const otherwise = meaning.same.size > 0 ? eitherOf(meaning, words, lexicon) : undefined
      sorted.traits.push({ span, trait, otherwise })
    } else if (meaning) sorted.wishes.push({ span, need: eitherOf(meaning, words, lexicon) })
    else if (need) sorted.wishes.push({ span, need })
  }
  return sorted
}

/** The filters and words that a text means. Nothing is understood that might be a model number. */
export function understand(q: string, knowing: Knowing): Understanding {
  const { lexicon, literal, category, now, aedPerDollar } = knowing
  const folded = fold(q)
  const isModel = (code: string) => lexicon.models.has(code)
  const wanted = (filter: Understood) => !literal.includes(filter)
  const isRead = ({ filter }: YearSpan) =>
    filter === 'kilo'
      ? wanted('weight') && wanted('mileage')
      : filter === 'kVA' || filter === 'm' || wanted(filter)
  const allTokens = tokensOf(folded.text)
  const sizedNames = wanted('category') ? sizedNamesIn(allTokens, lexicon) : []
  const figures = rangesIn(folded.text, { isModel, aedPerDollar }).filter(
    (range) =>
      isRead(range) &&
      !contains(sizedNames, range) &&
      !(range.mere !== null && isModel(range.mere)) &&
      (range.filter !== 'year' || isYearNow(range, now)),
  )
  const grades = wanted('grade')
    ? gradesIn(folded.text).filter((span) => !contains([...figures, ...sizedNames], span))
    : []
  const taken = [...figures, ...grades, ...sizedNames]
  const tokens = allTokens
    .filter((token) => !contains(taken, token))
    .flatMap((token) => parted(token, lexicon))
  const sorted = sortFound(q, folded, readWords(tokens, lexicon), knowing)
  const readAs = (filter: Understood, value: string, span: Span): Read => {
    const { from, to } = span
    return { from, to, filter, value, phrase: written(q, folded, span) }
  }

  const read = [
    ...grades.map((span) => readAs('grade', span.grade, span)),
    ...sizedNames.map((span) => readAs('category', span.category, span)),
    ...sorted.read,
  ]
  const apart = settleCategories(read, lexicon)
  const { either } = apart
  const joined = joinCategories(apart.settled, sorted.wishes, lexicon)
  const { brands, wishes } = wanted('brand')
    ? settleBrands(joined.settled, joined.wishes)
    : { brands: [], wishes: joined.wishes }
  const settled = [
    ...joined.settled,
    ...brands.map(({ span, value }) => readAs('brand', value, span)),
  ]
  const about = [
    ...(category ? [category] : []),
    ...either,
    ...settled.flatMap(({ filter, value }) => (filter === 'category' ? [value] : [])),
    ...wishes.flatMap(({ need }) => need.categories),
  ]
  const path = new Set(about.flatMap((code) => [code, ...(lexicon.above.get(code) ?? [])]))
  const carries = [...path].some((code) => CARRIERS.has(code))
  const isDriven = allTokens.some(({ text }) => driven.has(text))
  const ranges = figures.map((range) => kiloOf(range, path, isDriven))
  const sized = ranges.filter((range) => isSize(range) || (carries && range.filter === 'weight'))
  const measured = ranges.flatMap((range) => {
    const { filter } = range
    if (filter === 'kVA' || filter === 'm' || filter === 'kilo' || sized.includes(range)) return []
    return [readAs(filter, addressOf(range), range)]
  })

  const scope = { path, specs: lexicon.specs }
  const traits = sorted.traits.map((one) => ({ ...one, certain: filterOf(one.trait, scope) }))
  const wished = traits.flatMap(({ span, certain }) =>
    certain && wanted(certain.filter) ? [readAs(certain.filter, certain.value, span)] : [],
  )
  const unstated = traits.flatMap(({ span, certain, otherwise }) =>
    !certain && otherwise ? [{ span, need: otherwise }] : [],
  )

  const understood = together([...settled, ...measured, ...wished])
  const unsettled = either.length > 0 ? read.filter(({ filter }) => filter === 'category') : []
  const words = [...wishes, ...unstated]
  return {
    understood: understood.map(({ filter, value, phrase }) => ({ filter, value, phrase })),
    text: leftOf(q, folded, [...words.map(({ span }) => span), ...sized, ...unsettled]),
    needs: [
      ...words.map(({ need }) => need),
      ...(either.length > 0 ? [needOf({ categories: either })] : []),
    ],
    sizes: sized.flatMap(sizeOf),
  }
}

/** Unknown words become the known words they look like; words too short to be sure are left out. */
export function looser(needs: readonly Need[], lexicon: Lexicon): Need[] {
  const corrected = needs.flatMap((need) => {
    const [word, ...others] = need.words
    const known = need.models.length + need.brands.length + need.categories.length > 0
    if (known || word === undefined || others.length > 0) return [need]
    if (word.length < 2) return []
    const meant = nearestTo(lexicon, word.replaceAll(' ', ''))
    const zero = /\d/.test(word) ? [word.replaceAll('o', '0').replaceAll('l', '1')] : []
    return [
      {
        ...need,
        codes: [...new Set([...need.codes, ...zero])],
        words: [...need.words, ...(meant?.same ?? [])],
        brands: [...(meant?.brands ?? [])],
        categories: [...(meant?.categories ?? [])],
      },
    ]
  })
  return corrected.length > 0 ? corrected : [...needs]
}
