import { foldText, modelKey } from '#features/platform/search/search.normalize.rules.ts'

/** A size as it stands in the name of a part: "23.5-25", "15W-40", "24 V". */
export interface Figure {
  from: number
  to: number
  /** The same however it is typed: "23.5R25" and "23.5 25" are `23525`. */
  key: string
}

// oxfmt-ignore
const UNITS: Readonly<Record<string, readonly string[]>> = {
  v: ['v', 'volt', 'volts', 'فولت', 'فولط', 'וולט', '伏特', '伏', '볼트'],
  a: ['a', 'ah', 'amp', 'amps', 'ampere', 'امبير', 'אמפר', '安时', '安時', '安', '암페어'],
  l: ['l', 'lt', 'ltr', 'liter', 'liters', 'litre', 'litres', 'litro', 'litros', 'لتر', 'ליטר', '升', '公升', '리터'],
  mm: ['mm', 'er', 'ø', 'φ', '파이', 'ملم', 'مم', 'מ״מ', '毫米', '밀리'],
  kg: ['kg', 'kgs', 'kilo', 'كجم', 'كغم', 'كيلو', 'קג', '公斤', '킬로'],
  w: ['w', 'watt', 'watts', 'واط', 'וואט', '瓦', '와트'],
  h: ['h', 'hr', 'hrs', 'hour', 'hours', 'ساعة', 'ساعات', 'שעות', 'שעה', 'heures', 'horas', 'Std', 'Stunden', '小时', '小時', '시간'],
  in: ['″', '′′', 'inch', 'inches', 'zoll', 'pouce', 'pouces', 'polegada', 'polegadas', 'pulgada', 'pulgadas', '吋', '寸', '英寸', '인치', 'بوصة', 'انش', 'אינץ'],
  bar: ['bar', 'بار', 'בר', '바'],
  µm: ['um', 'μm', 'micron', 'microns', 'mikron', 'ميكرون', 'מיקרון', '微米', '미크론'],
  t: ['t', 'ton', 'tons', 'tonne', 'tonnes', 'tonnen', 'tonelada', 'toneladas', 'طن', 'טון', '吨', '噸', '톤'],
}

const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => names.map((name) => [foldText(name), unit])),
)
const UNIT_NAMES = [...UNIT_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')

const MEASURE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}.])(?<amount>\d{1,5}(?:[.,/]\d{1,2})?)\s{0,2}(?<unit>${UNIT_NAMES})(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}\d])`,
  'gu',
)
const VISCOSITY =
  /(?<![\p{Script=Latin}\p{N}.])\d{1,2}w\s?-?\s?\d{2,3}(?![\p{Script=Latin}\p{N}])/gu
/** Without the letter: "15-40". */
const SPOKEN_VISCOSITY =
  /(?<![\p{Script=Latin}\p{N}.])(?:5|10|15|20)\s?[-/]\s?(?:30|40|50)(?![\p{Script=Latin}\p{N}])/gu
const TYRES = [
  /(?<![\p{Script=Latin}\p{N}.])\d{1,2}[.,]\d\/\d{2}\s?-\s?\d{2}(?:[.,]\d)?(?![\p{Script=Latin}\p{N}])/gu,
  /(?<![\p{Script=Latin}\p{N}.])\d{3}\s?[x×]\s?\d{2}(?:[.,]\d)?\s?[x×]\s?\d{2,3}(?![\p{Script=Latin}\p{N}])/gu,
  /(?<![\p{Script=Latin}\p{N}.])\d{1,2}[.,]\d{1,2}\s?[-r/x× ]\s?\d{2}(?![\p{Script=Latin}\p{N}])/gu,
  /(?<![\p{Script=Latin}\p{N}.])\d{3}\/\d{2}\s?r?\s?\d{2}(?:[.,]5)?(?![\p{Script=Latin}\p{N}])/gu,
  /(?<![\p{Script=Latin}\p{N}.])\d{1,2}\s?[x×]\s?\d{1,2}\s?-\s?\d{1,2}(?![\p{Script=Latin}\p{N}])/gu,
  /(?<![\p{Script=Latin}\p{N}.])\d{3}\s?-\s?\d{2}(?![\p{Script=Latin}\p{N}])/gu,
]

/** The tread's build is left out: who types a dash takes a radial tyre too. */
const sizeKey = (text: string) => modelKey(text).replaceAll(/(?<=\d)[rx](?=\d)/g, '')

export const measureKey = (amount: string | number, unit: string): string | null => {
  const known = UNIT_OF.get(foldText(unit))
  if (known === undefined) return null
  const text = String(amount)
  return text.includes('/') ? `${text}${known}` : `${Number(text.replace(',', '.'))}${known}`
}

/** The sizes in a folded text, in their order. */
export function figuresIn(folded: string): Figure[] {
  const spoken = [...folded.matchAll(SPOKEN_VISCOSITY)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
    key: text.replace(/\s?[-/]\s?/, 'w'),
  }))
  const sizes = [VISCOSITY, ...TYRES].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({
      from: index,
      to: index + text.length,
      key: sizeKey(text),
    })),
  )
  const measures = [...folded.matchAll(MEASURE)].flatMap(({ 0: text, index, groups }) => {
    const key = measureKey(groups?.['amount'] ?? '', groups?.['unit'] ?? '')
    return key === null ? [] : [{ from: index, to: index + text.length, key }]
  })
  const taken: Figure[] = []
  for (const figure of [...sizes, ...spoken, ...measures])
    if (taken.every(({ from, to }) => figure.to <= from || figure.from >= to)) taken.push(figure)
  return taken.toSorted((a, b) => a.from - b.from)
}

const TONNES = (UNITS['t'] ?? []).map(foldText).join('|')
const CARRIER = new RegExp(
  String.raw`(?<from>\d{1,3}(?:[.,]\d)?)\s?[–-]\s?(?<to>\d{1,3}(?:[.,]\d)?)\s{0,2}(?:${TONNES})(?![\p{Script=Latin}\d])`,
  'u',
)

/** The weight of the machines that a name says a part is for: "for 18–24 t machines". */
export function carrierIn(folded: string): { gte: number; lte: number } | null {
  const { from, to } = CARRIER.exec(folded)?.groups ?? {}
  if (from === undefined || to === undefined) return null
  const [gte, lte] = [from, to].map((each) => Number(each.replace(',', '.')))
  return gte !== undefined && lte !== undefined && gte <= lte ? { gte, lte } : null
}

/** The tonnes of a size, if it is one of weight. */
export const tonnesOf = (key: string): number | null =>
  /^\d+(?:\.\d+)?t$/.test(key) ? Number(key.slice(0, -1)) : null
