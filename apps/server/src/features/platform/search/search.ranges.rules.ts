import type { RangeName } from '@ironsouq/contract/machines/device/device.filters'
import { foldText } from './search.normalize.rules.ts'
import {
  AT_LEAST_AFTER,
  AT_LEAST_BEFORE,
  UPPER_BOUND_AFTER,
  UPPER_BOUND_BEFORE,
  DIRHAMS,
  DOLLARS,
  FROM,
  HOURS,
  KILOGRAMS,
  KILOS,
  KILOMETRES,
  KILOVOLTAMPERES,
  METRES,
  SCALES,
  TO,
  TONNES,
  YEAR_AFTER,
  YEAR_BEFORE,
} from './search.units.rules.ts'

/** Units without a general filter: only a category's own measures have them. */
export type SizeUnit = 't' | 'kVA' | 'm'

/** A figure with its unit, found in a folded text. */
export interface RangeSpan {
  filter: RangeName | Exclude<SizeUnit, 't'> | 'kilo'
  min?: number
  max?: number
  /** Neither end was given, only a figure. */
  bare: boolean
  from: number
  to: number
}

/**
 * Letters of folded text, as ranges and not as `\p{Script=…}`: the first match of a pattern compiles it,
 * on the event loop, and these patterns took half a second with the tables of whole scripts.
 */
const LATIN = 'a-z\u00DF-\u024F'
const ARABIC = '\u0620-\u064A\u066E-\u06D3\u06FA-\u06FF\u0750-\u077F'
const HEBREW = '\u05D0-\u05EA'
const ENDS_IN_LETTER = new RegExp(`[${LATIN}${ARABIC}]$`)

/** The longest first; a word ends where no letter follows. */
function anyOf(words: readonly string[]): string {
  const folded = [...new Set(words.map((word) => foldText(word).trim()))].filter((word) => word)
  const longest = folded.toSorted((a, b) => b.length - a.length)
  const runs: { isLetter: boolean; words: string[] }[] = []
  for (const word of longest) {
    const isLetter = ENDS_IN_LETTER.test(word)
    if (runs.at(-1)?.isLetter !== isLetter) runs.push({ isLetter, words: [] })
    runs.at(-1)?.words.push(RegExp.escape(word).replaceAll(String.raw`\x20`, ' +'))
  }
  return runs
    .map(({ isLetter, words: run }) =>
      isLetter ? String.raw`(?:${run.join('|')})(?![${LATIN}${ARABIC}\d])` : run.join('|'),
    )
    .join('|')
}

const NUMBER = String.raw`\d{1,3}(?:[,.]\d{3})+(?!\d)|\d{1,2}(?: \d{3})+(?!\d)|\d{3}(?: 000)+(?!\d)|\d+(?:[.,]\d+)?`
const SCALE = SCALES.map(([, words]) => anyOf(words)).join('|')
const FIGURE = (name: string) => String.raw`(?<${name}>${NUMBER})(?: ?(?<${name}Scale>${SCALE}))?`
/** No figure starts inside a word or a model number. */
const ALONE = String.raw`(?<![${LATIN}\d]|\d[.,]|[${LATIN}\d]-)`

/** One unit in the unit of its filter; the rate of the dollar comes from the currency table. */
const UNITS: readonly [RangeSpan['filter'], number | 'aedPerDollar', readonly string[]][] = [
  ['hours', 1, HOURS],
  ['weight', 1000, TONNES],
  ['weight', 1, KILOGRAMS],
  ['kilo', 1, KILOS],
  ['mileage', 1, KILOMETRES],
  ['kVA', 1, KILOVOLTAMPERES],
  ['m', 1, METRES],
  ['price', 1, DIRHAMS],
  ['price', 'aedPerDollar', DOLLARS],
]

function figureOf(text: string | undefined, scale: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const grouped = /^\d{1,3}(?:[,. ]\d{3})+$/.test(text)
  const plain = grouped ? text.replaceAll(/[,. ]/g, '') : text.replace(',', '.')
  const times = SCALES.find(([, words]) => words.some((word) => foldText(word) === scale))
  return Number(plain) * (times?.[0] ?? 1)
}

const LESS_BEFORE = String.raw`(?:(?<lessBefore>${anyOf(UPPER_BOUND_BEFORE)}) *-? *)`
const MORE_BEFORE = String.raw`(?:(?<moreBefore>${anyOf(AT_LEAST_BEFORE)}) *-? *)`
const LESS_AFTER = String.raw`(?: *(?<lessAfter>${anyOf(UPPER_BOUND_AFTER)}))`
const MORE_AFTER = String.raw`(?: *(?<moreAfter>${anyOf(AT_LEAST_AFTER)}))`
const BEFORE = String.raw`(?:${ALONE_WORD()}(?:${LESS_BEFORE}|${MORE_BEFORE}))?`
const AFTER = String.raw`(?:${LESS_AFTER}|${MORE_AFTER})?`

function ALONE_WORD() {
  return String.raw`(?<![${LATIN}${ARABIC}${HEBREW}])`
}

const money = (words: readonly string[]) => words === DIRHAMS || words === DOLLARS

function patternsOf(words: readonly string[]): RegExp[] {
  const unit = anyOf(words)
  const between = String.raw`(?:${ALONE_WORD()}(?:${anyOf(FROM)}) *-? *)?`
  const two = String.raw`${between}${ALONE}${FIGURE('low')}(?: ?(?:${unit}))? *(?:${anyOf(TO)}) *-?${FIGURE('high')} ?-?(?:${unit})`
  const one = String.raw`${BEFORE}${ALONE}${FIGURE('low')} ?-?(?<unit>${unit})${AFTER}`
  const before = String.raw`${BEFORE}${ALONE_WORD()}(?:${unit}) ?${FIGURE('low')}${AFTER}`
  return [two, one, ...(money(words) ? [before] : [])].map((source) => new RegExp(source, 'g'))
}

const PATTERNS = UNITS.map(([filter, times, words]) => ({
  filter,
  times,
  /** Without one of them no pattern matches, and none has to be compiled. */
  starts: words.map((word) => foldText(word).trim().split(' ')[0] ?? ''),
  patterns: patternsOf(words),
}))

/** "under 200k" and "20万以下" mean money unless another unit follows. */
const SCALED = [
  String.raw`${ALONE_WORD()}(?:${LESS_BEFORE}|${MORE_BEFORE})(?<low>${NUMBER}) ?(?<lowScale>${SCALE})`,
  String.raw`${ALONE}(?<low>${NUMBER}) ?(?<lowScale>${SCALE})(?:${LESS_AFTER}|${MORE_AFTER})`,
  String.raw`${ALONE_WORD()}(?:${LESS_BEFORE}|${MORE_BEFORE})(?<low>${NUMBER})(?![.,]?\d| \d)`,
].map((source) => new RegExp(source, 'g'))
/** A bound without a unit and without a scale is money from here on: no meter shows so much. */
const LEAST_MONEY = 30_000

type Groups = Partial<Record<string, string>>

function boundsOf(groups: Groups, times: number): Pick<RangeSpan, 'min' | 'max' | 'bare'> {
  const low = figureOf(groups['low'], groups['lowScale'])
  const high = figureOf(groups['high'], groups['highScale'])
  const lowScaled =
    low !== undefined &&
    high !== undefined &&
    !groups['lowScale'] &&
    groups['highScale'] &&
    low < 1000
      ? figureOf(groups['low'], groups['highScale'])
      : low
  const round = (value: number) => Math.round(value * times)
  if (lowScaled === undefined) return { bare: false }
  if (high !== undefined) return { min: round(lowScaled), max: round(high), bare: false }
  if (groups['lessBefore'] ?? groups['lessAfter']) return { max: round(lowScaled), bare: false }
  if (groups['moreBefore'] ?? groups['moreAfter']) return { min: round(lowScaled), bare: false }
  return { min: round(lowScaled), max: round(lowScaled), bare: true }
}

/** Whether letters and digits, read together, are a model: "950 h" is one, "3000 h" is not. */
export type IsModel = (code: string) => boolean

export interface RangeKnowing {
  isModel: IsModel
  /** Null where the currency table does not have the dirham: then dollars are not understood. */
  aedPerDollar: number | null
}

const SHORT_UNIT = new RegExp(`^[${LATIN}]$`)

function measuresIn(folded: string, { isModel, aedPerDollar }: RangeKnowing): RangeSpan[] {
  const known = PATTERNS.flatMap(({ filter, times, starts, patterns }) => {
    const factor = times === 'aedPerDollar' ? aedPerDollar : times
    const isThere = factor !== null && starts.some((start) => folded.includes(start))
    return isThere ? [{ filter, times: factor, patterns }] : []
  })
  return known.flatMap(({ filter, times, patterns }) =>
    patterns.flatMap((pattern) =>
      [...folded.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
        const { unit, low, lessBefore, moreBefore } = groups
        const plain = lessBefore === undefined && moreBefore === undefined
        if (plain && unit && SHORT_UNIT.test(unit) && isModel(`${low}${unit}`)) return []
        return [{ filter, ...boundsOf(groups, times), from: index, to: index + whole.length }]
      }),
    ),
  )
}

const scaledIn = (folded: string): RangeSpan[] =>
  SCALED.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
      const bounds = boundsOf(groups, 1)
      const isMoney = groups['lowScale'] ?? (bounds.max ?? bounds.min ?? 0) >= LEAST_MONEY
      if (!isMoney) return []
      return [{ filter: 'price' as const, ...bounds, from: index, to: index + whole.length }]
    }),
  )

const YEAR = String.raw`(?:19[89]\d|20[0-4]\d)(?!\d|[.,]\d)`
const NOT_CODE = String.raw`(?<![${LATIN}\d]|\d[.,]|[${LATIN}\d]-)`
const MARK_BEFORE = String.raw`(?:${ALONE_WORD()}(?<markBefore>${anyOf(YEAR_BEFORE)}) *)`
const MARK_AFTER = String.raw`(?: *(?<markAfter>${anyOf(YEAR_AFTER)}))`
const YEARS = [
  String.raw`(?:${ALONE_WORD()}(?:${anyOf(FROM)}) *-? *)?${MARK_BEFORE}?${NOT_CODE}(?<low>${YEAR})${MARK_AFTER}? *(?:${anyOf(TO)}) *-?${MARK_BEFORE.replace('markBefore', 'markBetween')}?(?<high>${YEAR})${MARK_AFTER.replace('markAfter', 'markLast')}?`,
  String.raw`${BEFORE}${MARK_BEFORE}?${NOT_CODE}(?<low>${YEAR})(?![${LATIN}-])${MARK_AFTER}?${AFTER}`,
].map((source) => new RegExp(source, 'g'))

export interface YearSpan extends RangeSpan {
  /** Only a figure, which might as well be a model's. */
  mere: string | null
}

function yearsIn(folded: string): YearSpan[] {
  return YEARS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
      const bounds = boundsOf(groups, 1)
      const marked = groups['markBefore'] ?? groups['markAfter']
      const mere = bounds.bare && marked === undefined ? (groups['low'] ?? null) : null
      return { filter: 'year', ...bounds, mere, from: index, to: index + whole.length }
    }),
  )
}

/** The figures of a text that mean hours, weight, distance, money or years, the longest first. */
export function rangesIn(folded: string, knowing: RangeKnowing): YearSpan[] {
  if (!/\d/.test(folded)) return []
  const measures = [...measuresIn(folded, knowing), ...scaledIn(folded)]
  const all = [...measures.map((range) => ({ ...range, mere: null })), ...yearsIn(folded)]
  const longest = all.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  const chosen: YearSpan[] = []
  for (const range of longest)
    if (chosen.every(({ from, to }) => range.to <= from || range.from >= to)) chosen.push(range)
  return chosen.toSorted((a, b) => a.from - b.from)
}
