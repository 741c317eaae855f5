import { divideRounded } from '../money/rounding.ts'
import type { TaxScheme, VatMode } from './tax.enums.ts'

/** The standard rate of the Emirates in basis points, from a day on. The newest is first. */
const STANDARD_RATES = [{ from: '2018-01-01', points: 500n }] as const

const WHOLE = 10_000n
const UAE_OFFSET_MS = 4 * 3_600_000

/** The Emirates have no summer time. */
const dayOf = (at: Date) => new Date(at.getTime() + UAE_OFFSET_MS).toISOString().slice(0, 10)

function standardRate(at: Date): bigint {
  const day = dayOf(at)
  return STANDARD_RATES.find(({ from }) => from <= day)?.points ?? 0n
}

/** On a margin the VAT is in what the dealer earns and has no line; exports and what is exempt have none. */
const RATES: Record<TaxScheme | VatMode, (at: Date) => bigint> = {
  standard: standardRate,
  zero: () => 0n,
  zeroExport: () => 0n,
  margin: () => 0n,
  exempt: () => 0n,
}

interface Taxed {
  scheme: TaxScheme | VatMode
  /** When it is supplied: the day in the Emirates decides. */
  at: Date
}

/** The VAT that a price contains. */
export function vatIncluded(minor: bigint, { scheme, at }: Taxed): bigint {
  const points = RATES[scheme](at)
  return divideRounded(minor * points, WHOLE + points)
}

/** The VAT that is added to a price without it. */
export const vatAdded = (minor: bigint, { scheme, at }: Taxed): bigint =>
  divideRounded(minor * RATES[scheme](at), WHOLE)
