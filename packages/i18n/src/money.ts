import { isolatedLtr } from './isolate.ts'
import { LOCALES, type LocaleCode } from './locales.ts'

/** As on the wire: a decimal string, so that no float ever touches it. */
export interface Money {
  amount: string
  currency: string
}

export interface MoneyParts {
  /** The code, after the sign of an amount below zero; or in Arabic and Hebrew the everyday word. */
  currency: string
  figure: string
  /** The position of the currency, in reading order. */
  order: 'before' | 'after'
}

/** A name without the country; the names of other currencies come from Intl. */
const EVERYDAY_WORDS: Partial<Record<LocaleCode, Record<string, string>>> = {
  ar: { AED: 'درهم', USD: 'دولار' },
  he: { AED: 'דירהם', USD: 'דולר' },
}

/** As long as a plus, which a hyphen is not. */
export const MINUS = '\u2212'

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

export function decimal(text: string): `${number}` {
  if (!isDecimal(text)) throw new RangeError(`not a decimal number: ${text}`)
  return text
}

/**
 * Our own template and not Intl's currency style, which differs from language to language in ways
 * the trade does not write: the code before the figure, in right-to-left languages a word after it.
 */
export function moneyFormat(
  locale: LocaleCode,
  { hasAllDigits = false } = {},
): (money: Money) => MoneyParts {
  const { intl, dir } = LOCALES[locale]
  const words = EVERYDAY_WORDS[locale]
  const names = new Intl.DisplayNames(intl, { type: 'currency' })
  const figures = new Map<string, Intl.NumberFormat>()

  const figureOf = (currency: string): Intl.NumberFormat => {
    const known = figures.get(currency)
    if (known) return known
    const digits = minorDigits(currency)
    const made = new Intl.NumberFormat(intl, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay: hasAllDigits ? 'auto' : 'stripIfInteger',
    })
    figures.set(currency, made)
    return made
  }

  return ({ amount, currency }) => {
    const isNegative = amount.startsWith('-')
    const written = figureOf(currency).format(
      decimal(dir === 'ltr' ? amount.replace('-', '') : amount),
    )
    if (dir === 'ltr')
      return {
        currency: isNegative ? MINUS + currency : currency,
        figure: written,
        order: 'before',
      }
    // Intl begins with a left-to-right mark. Browsers take the direction of an element from it, also inside an
    // isolate, and would turn the whole amount around.
    const figure = isNegative
      ? isolatedLtr(written.replaceAll(/[\u200e\u200f\u061c]/g, '').replace('-', MINUS))
      : written
    return { currency: words?.[currency] ?? names.of(currency) ?? currency, figure, order: 'after' }
  }
}

/** Points have no decimals; Intl gives two to what it does not know. */
const POINTS = 'PTS'

function minorDigits(currency: string): number {
  if (currency === POINTS) return 0
  const own = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return own.maximumFractionDigits ?? 2
}
