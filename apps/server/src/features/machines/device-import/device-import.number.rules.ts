import type { NumberStyle } from '@ironsouq/contract/platform/import/import.limits'

const ARABIC = /[٠-٩]/g
const PERSIAN = /[۰-۹]/g

const digitFrom = (zero: number) => (char: string) => String((char.codePointAt(0) ?? zero) - zero)

/** Arabic and Persian digits and their separators as European ones. */
const europeanDigits = (text: string) =>
  text
    .replaceAll(ARABIC, digitFrom(0x0660))
    .replaceAll(PERSIAN, digitFrom(0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

/** A currency or unit around a figure, as people write them: "7840hrs", "22t", "AED64261". */
const BEFORE = /^(?:[A-Z]{3}|[$€£])/
const AFTER = /(?:[A-Za-z]{1,5}\.?|[$€£])$/

const GROUPED = {
  point: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  comma: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
} as const
const PLAIN = { point: /^-?\d+(?:\.\d+)?$/, comma: /^-?\d+(?:,\d+)?$/ } as const
const GROUP = { point: ',', comma: '.' } as const

/** The figure as a decimal with a point, or null. Groups must have three digits: 1,23 is no number. */
export function decimalOf(text: string, style: NumberStyle): string | null {
  const bare = europeanDigits(text)
    .replaceAll(/[\s\u00A0\u202F']/g, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
  if (PLAIN[style].test(bare)) return bare.replace(',', '.')
  if (GROUPED[style].test(bare)) return bare.replaceAll(GROUP[style], '').replace(',', '.')
  // A spreadsheet stores figures with a point, whatever its owner sees.
  return /^-?\d+\.\d+$/.test(bare) && !GROUPED.comma.test(bare) ? bare : null
}

const YES = new Set([
  '1',
  'true',
  'yes',
  'y',
  'x',
  'ja',
  'si',
  'sí',
  'oui',
  'sim',
  'نعم',
  'כן',
  '是',
  '예',
])
const NO = new Set([
  '0',
  'false',
  'no',
  'n',
  'nein',
  'non',
  'não',
  'nao',
  'لا',
  'לא',
  '否',
  '아니요',
  '-',
])

export function flagOf(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** How many of the field's unit one of another unit is. */
const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kg: { lb: 0.45359237, t: 1000 },
  t: { kg: 0.001, lb: 0.00045359237 },
  kW: { hp: 0.745699872, ps: 0.73549875 },
  hp: { kw: 1.34102209, ps: 0.98632007 },
  m: { ft: 0.3048, mm: 0.001, cm: 0.01, in: 0.0254 },
  mm: { m: 1000, cm: 10, in: 25.4, ft: 304.8 },
  m3: { yd3: 0.764554858, l: 0.001 },
  l: { gal: 3.785411784 },
}

export function factorOf(unit: string | null, given: string | undefined): number | null {
  if (given === undefined || given === unit) return 1
  return unit === null ? null : (FACTORS[unit]?.[given] ?? null)
}

export const unitsFor = (unit: string | null): readonly string[] =>
  unit === null ? [] : Object.keys(FACTORS[unit] ?? {})

const DIGITS = 6

/** Without the noise of a conversion: 48,500 lb are 21,999.23 kg. */
export const converted = (figure: number, factor: number): number =>
  factor === 1 ? figure : Number((figure * factor).toPrecision(DIGITS))
