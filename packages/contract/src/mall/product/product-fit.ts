import { SERIAL_MAX } from './product-fit.limits.ts'
import type { FitRange } from './product-fit.schema.ts'

/** Signs, spaces and small letters are typed as anyone likes. */
const bare = (serial: string): string => serial.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The letters before the running number, and the number: `JLG01482` is 1482 of `JLG`. */
function partsOf(serial: string): { prefix: string; number: string } {
  const text = bare(serial)
  let at = text.length
  while (at > 0 && /\d/.test(text.charAt(at - 1))) at--
  return { prefix: text.slice(0, at), number: text.slice(at) }
}

/** A serial number as it is compared: keys of one prefix have the order of their numbers. */
export function serialKey(serial: string): string {
  const { prefix, number } = partsOf(serial)
  return prefix + number.padStart(SERIAL_MAX, '0')
}

/** The number of a plate of 17 signs names the maker and the model first; a range names the end of it. */
const PIN_LENGTH = 17

function asIn(serial: string, bound: string): string {
  const text = bare(serial)
  const { length } = bare(bound)
  return text.length === PIN_LENGTH && length < PIN_LENGTH ? text.slice(-length) : text
}

export const WHOLE_MODEL: FitRange = {
  serialFrom: null,
  serialTo: null,
  yearFrom: null,
  yearTo: null,
}

/** Whether the ends of a range belong together: numbers of two prefixes have no order. */
export function isFitRange({ serialFrom, serialTo, yearFrom, yearTo }: FitRange): boolean {
  if (yearFrom !== null && yearTo !== null && yearFrom > yearTo) return false
  if (serialFrom === null || serialTo === null) return true
  return (
    partsOf(serialFrom).prefix === partsOf(serialTo).prefix &&
    serialKey(serialFrom) <= serialKey(serialTo)
  )
}

/** A machine of a model, as far as it is known. */
export interface KnownMachine {
  serialNo: string | null
  year: number | null
}

export type FitVerdict = 'fits' | 'outside' | 'serialNeeded' | 'yearNeeded'

function isWithinSerials(serial: string, from: string | null, to: string | null): boolean {
  const bound = from ?? to ?? ''
  const own = asIn(serial, bound)
  if (partsOf(own).prefix !== partsOf(bound).prefix) return false
  const key = serialKey(own)
  return (from === null || key >= serialKey(from)) && (to === null || key <= serialKey(to))
}

/** Whether a product with this range fits the machine, or what must be known to say so. */
export function fitVerdict(range: FitRange, { serialNo, year }: KnownMachine): FitVerdict {
  const { serialFrom, serialTo, yearFrom, yearTo } = range
  const hasYears = yearFrom !== null || yearTo !== null
  const hasSerials = serialFrom !== null || serialTo !== null
  const isInYears = year === null || ((yearFrom ?? year) <= year && (yearTo ?? year) >= year)
  if (!isInYears) return 'outside'
  if (hasSerials) {
    if (serialNo === null) return 'serialNeeded'
    return isWithinSerials(serialNo, serialFrom, serialTo) ? 'fits' : 'outside'
  }
  return hasYears && year === null ? 'yearNeeded' : 'fits'
}
