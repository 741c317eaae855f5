import { fromMinor, minorPerUnit, toMinor } from './minor-units.ts'

const EASTERN = '٠١٢٣٤٥٦٧٨٩'
const latin = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String(EASTERN.indexOf(digit)))

const GROUPED = /^\d{1,3}(?:[.,٬'’\s\u00a0]\d{3})+$/
/** Where three digits after a point are a fraction, only other marks group. */
const GROUPED_OF_THOUSANDTHS = /^\d{1,3}(?:[,٬'’\s\u00a0]\d{3})+$/
/** Groups and a fraction have different marks: `1,250.50`, `1.250,50`, `1 250,5`. */
const GROUPED_WITH_FRACTION =
  /^(\d{1,3}(?:([.,٬'’\s\u00a0])\d{3})(?:\2\d{3})*)(?!\2)([.,٫]\d{1,3})$/
const PLAIN = /^(\d{1,12})(?:[.,٫](\d{1,3}))?$/
const THOUSANDTHS = 1000n

/** `0,400` has no groups: a number does not begin with a group of nothing. */
const isGrouped = (text: string, hasThousandths: boolean) =>
  (hasThousandths ? GROUPED_OF_THOUSANDTHS : GROUPED).test(text) && !text.startsWith('0')

/**
 * The digits before and after the point of what a person typed. Where there are thousandths, three digits after a
 * point are a fraction; three after a comma are a group. Null for no text, undefined for what is no number.
 */
export function typedDecimal(
  typed: string,
  { hasThousandths }: { hasThousandths: boolean },
): { units: string; fraction: string } | null | undefined {
  const text = latin(typed.trim())
  if (text === '') return null
  const [, groups = '', , cents = ''] = GROUPED_WITH_FRACTION.exec(text) ?? []
  const whole = isGrouped(text, hasThousandths)
    ? text.replaceAll(/\D/g, '')
    : groups === ''
      ? text
      : groups.replaceAll(/\D/g, '') + cents
  const [, units, fraction = ''] = PLAIN.exec(whole) ?? []
  return units === undefined ? undefined : { units, fraction }
}

/**
 * The amount that a person typed, as the API takes it, with all digits of the currency: `209,000` and
 * `209.000` are the same price in AED. Null for no text, undefined for what is no amount.
 */
export function typedAmount(typed: string, currency: string): string | null | undefined {
  const decimal = typedDecimal(typed, { hasThousandths: minorPerUnit(currency) === THOUSANDTHS })
  if (!decimal) return decimal
  const minor = toMinor({ amount: `${decimal.units}.${decimal.fraction}`, currency })
  return minor === undefined ? undefined : fromMinor(minor, currency).amount
}

/** The whole number that a person typed, such as pieces or grams. Null for no text, undefined for what is none. */
export function typedWhole(typed: string): number | null | undefined {
  const text = latin(typed.trim())
  if (text === '') return null
  const digits = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
