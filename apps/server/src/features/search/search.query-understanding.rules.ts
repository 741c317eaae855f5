import type { Understood } from '@ironsouq/contract/device/device.filters'
import { gradesIn } from './search.grade.rules.ts'
import type { Lexicon, Meaning } from './search.lexicon.rules.ts'
import { nearestTo } from './search.lexicon.rules.ts'
import { fold, tokensOf, type Folded, type Token } from './search.normalize.rules.ts'
import { codeAt, phraseAt } from './search.phrases.rules.ts'
import { rangesIn, type SizeUnit, type YearSpan } from './search.ranges.rules.ts'

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

interface Span {
  from: number
  to: number
}

const needOf = (need: Partial<Need>): Need => ({
  words: [],
  codes: [],
  models: [],
  brands: [],
  categories: [],
  ...need,
})

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

/** "CAT320" is a brand and a model, unless it is a model as a whole. */
function parted(token: Token, { phrases, models }: Lexicon): Token[] {
  const name = /^[a-z]{2,}(?=\d)/.exec(token.text)?.[0]
  if (!name || models.has(token.text) || !phrases.has(name)) return [token]
  const at = token.from + name.length
  return [
    { ...token, text: name, to: at },
    { ...token, text: token.text.slice(name.length), from: at },
  ]
}

interface Found extends Span {
  meaning?: Meaning
  need?: Need
  silent?: boolean
}

/** Reads the words from first to last, each time taking the longest phrase that it understands. */
function readWords(tokens: readonly Token[], lexicon: Lexicon): Found[] {
  const found: Found[] = []
  let at = 0
  while (at < tokens.length) {
    const step = codeAt(tokens, at, lexicon) ?? phraseAt(tokens, at, lexicon)
    const last = tokens[at + step.count - 1]
    const first = tokens[at]
    if (!first || !last) break
    const span = { from: first.from, to: last.to }
    if ('models' in step) {
      const { code, models } = step
      found.push({ ...span, need: needOf({ codes: [code], models }) })
    } else if (step.meaning) found.push({ ...span, meaning: step.meaning })
    else if (step.silent) found.push({ ...span, silent: true })
    else {
      const text = tokens
        .slice(at, at + step.count)
        .map((token) => token.text)
        .join('')
      found.push({ ...span, need: needOf({ words: [text], codes: first.solid ? [] : [text] }) })
    }
    at += step.count
  }
  return found
}

type Certain = { filter: Understood; value: string } | undefined

/** A word for a category and for some of its descendants means the category. */
function highest(categories: ReadonlySet<string>, { above }: Lexicon): ReadonlySet<string> {
  const all = [...categories]
  return new Set(all.filter((code) => !(above.get(code) ?? []).some((one) => categories.has(one))))
}

/** Only names of one kind are unambiguous: a brand and its trucks have one name and two codes. */
function certainly(
  { categories: all, brands, emirates, same }: Meaning,
  lexicon: Lexicon,
): Certain {
  const categories = highest(all, lexicon)
  const [category] = categories
  const [emirate] = emirates
  const kinds = [categories, brands, emirates, same].filter(({ size }) => size > 0)
  if (kinds.length !== 1) return undefined
  if (brands.size > 0) return { filter: 'brand', value: [...brands].toSorted().join(',') }
  if (category && categories.size === 1) return { filter: 'category', value: category }
  return emirate && emirates.size === 1 ? { filter: 'emirate', value: emirate } : undefined
}

function eitherOf({ categories, brands, same }: Meaning, phrase: string, lexicon: Lexicon): Need {
  const words = [...new Set([phrase, ...same])]
  return needOf({ words, brands: [...brands], categories: [...highest(categories, lexicon)] })
}

interface Read extends Span {
  filter: Understood
  value: string
  phrase: string
}

/** Of a category and its ancestor the lower one is meant; of others, either. */
function settleCategories(
  read: readonly Read[],
  { above }: Lexicon,
): { settled: Read[]; either: string[] } {
  const categories = read.filter(({ filter }) => filter === 'category')
  const others = read.filter(({ filter }) => filter !== 'category')
  const lowest = categories.filter(({ value }) =>
    categories.every((other) => !(above.get(other.value) ?? []).includes(value)),
  )
  const codes = [...new Set(lowest.map(({ value }) => value))]
  if (codes.length > 1) return { settled: others, either: codes }
  return { settled: [...others, ...lowest.slice(0, 1)], either: [] }
}

/** Several brands, emirates or grades are one filter with several choices. */
function together(read: readonly Read[]): Read[] {
  const byFilter = new Map<Understood, Read>()
  for (const one of read) {
    const before = byFilter.get(one.filter)
    const list = before && ['brand', 'emirate', 'grade'].includes(one.filter)
    const values = before ? before.value.split(',') : []
    const more = one.value.split(',').filter((value) => !values.includes(value))
    if (!before) byFilter.set(one.filter, one)
    else if (list && more.length > 0)
      byFilter.set(one.filter, {
        ...before,
        value: [...values, ...more].join(','),
        phrase: `${before.phrase} ${one.phrase}`,
      })
  }
  return [...byFilter.values()].toSorted((a, b) => a.from - b.from)
}

const isYearNow = ({ min, max }: YearSpan, now: Date) =>
  Math.max(min ?? 0, max ?? 0) <= now.getUTCFullYear() + 1

const isSize = ({ filter }: YearSpan) => filter === 'kVA' || filter === 'm'

function sizeOf({ filter, min, max }: YearSpan): Understanding['sizes'] {
  const figure = max ?? min
  if (figure === undefined) return []
  if (filter === 'weight') return [{ unit: 't', figure: figure / 1000 }]
  return filter === 'kVA' || filter === 'm' ? [{ unit: filter, figure }] : []
}

/** The filters and words that a text means. Nothing is understood that might be a model number. */
export function understand(q: string, knowing: Knowing): Understanding {
  const { lexicon, literal, category, now, aedPerDollar } = knowing
  const folded = fold(q)
  const isModel = (code: string) => lexicon.models.has(code)
  const wanted = (filter: Understood) => !literal.includes(filter)
  const ranges = rangesIn(folded.text, { isModel, aedPerDollar }).filter(
    (range) =>
      (range.filter === 'kVA' || range.filter === 'm' || wanted(range.filter)) &&
      !(range.mere !== null && isModel(range.mere)) &&
      (range.filter !== 'year' || isYearNow(range, now)),
  )
  const grades = wanted('grade')
    ? gradesIn(folded.text).filter((span) => !contains(ranges, span))
    : []
  const taken = [...ranges, ...grades]
  const tokens = tokensOf(folded.text)
    .filter((token) => !contains(taken, token))
    .flatMap((token) => parted(token, lexicon))
  const found = readWords(tokens, lexicon)

  const read: Read[] = grades.map(({ grade, ...span }) => ({
    ...span,
    filter: 'grade',
    value: grade,
    phrase: written(q, folded, span),
  }))
  const needs: { span: Span; need: Need }[] = []
  for (const { meaning, need, silent, ...span } of found) {
    if (silent) continue
    const phrase = written(q, folded, span)
    const certain = meaning && certainly(meaning, lexicon)
    if (certain && wanted(certain.filter)) read.push({ ...span, ...certain, phrase })
    else if (certain)
      needs.push({ span, need: needOf({ words: [folded.text.slice(span.from, span.to)] }) })
    else if (meaning)
      needs.push({ span, need: eitherOf(meaning, folded.text.slice(span.from, span.to), lexicon) })
    else if (need) needs.push({ span, need })
  }

  const { settled, either } = settleCategories(read, lexicon)
  const about = [
    ...(category ? [category] : []),
    ...either,
    ...settled.flatMap(({ filter, value }) => (filter === 'category' ? [value] : [])),
    ...needs.flatMap(({ need }) => need.categories),
  ]
  const carries = about.some((code) =>
    [code, ...(lexicon.above.get(code) ?? [])].some((one) => CARRIERS.has(one)),
  )
  const sized = ranges.filter((range) => isSize(range) || (carries && range.filter === 'weight'))
  const measured = ranges.flatMap((range) => {
    const { from, to, filter } = range
    if (filter === 'kVA' || filter === 'm' || sized.includes(range)) return []
    return [{ from, to, filter, value: addressOf(range), phrase: written(q, folded, range) }]
  })
  const understood = together([...settled, ...measured])
  const unsettled = either.length > 0 ? read.filter(({ filter }) => filter === 'category') : []
  const left = [...needs.map(({ span }) => span), ...sized, ...unsettled]
  return {
    understood: understood.map(({ filter, value, phrase }) => ({ filter, value, phrase })),
    text: leftOf(q, folded, left),
    needs: [
      ...needs.map(({ need }) => need),
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
