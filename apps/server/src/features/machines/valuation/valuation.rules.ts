import type { Grade, GuideBasis, PriceCurve } from '@ironsouq/contract/machines/device/device.enums'

const STANDARD_CURVE: readonly (readonly [age: number, left: number])[] = [
  [0, 1],
  [1, 0.8],
  [2, 0.7],
  [3, 0.62],
  [4, 0.55],
  [5, 0.48],
  [6, 0.43],
  [7, 0.385],
  [8, 0.345],
  [10, 0.28],
  [12, 0.235],
  [15, 0.18],
  [20, 0.12],
]

/** The share of its new price that age leaves; straight lines between the known years. */
export function ageFactor(curve: PriceCurve, age: number): number {
  if (curve === 'crane') return 0.85 * 0.945 ** age
  let [fromAge, from] = [0, 1]
  for (const [toAge, to] of STANDARD_CURVE) {
    if (age <= toAge)
      return toAge === fromAge ? to : from + ((to - from) * (age - fromAge)) / (toAge - fromAge)
    ;[fromAge, from] = [toAge, to]
  }
  return from
}

export const GRADE_FACTOR: Record<Grade, number> = { A: 1.12, B: 1, C: 0.86, D: 0.62, E: 0.35 }

/** 4 % for every 1,000 hours more or less than expected. */
export const hoursFactor = (aboveExpected: number) =>
  Math.min(1.2, Math.max(0.7, 1 - (0.04 * aboveExpected) / 1000))

/** What a machine is worth against a new one follows from these. */
export interface Used {
  yearMade: number
  workHours: number | null
  grade: Grade
}

export interface Sold extends Used {
  price: number
}

/** The catalogue's data of the model; without it defaults apply. */
export interface Known {
  newPrice: number | null
  hoursPerYear: number | null
  curve: PriceCurve
}

export interface Guide {
  low: number
  high: number
  basis: GuideBasis
  soldCount: number
}

/** With fewer sales the guide comes from the catalogue's curve, and its basis says so. */
const ENOUGH_SALES = 5
/** The tolerance of the catalogue's estimate. */
const BAND = 0.12
const ROUNDED_TO = 100_000

function worth(machine: Used, { hoursPerYear, curve }: Known, year: number): number {
  const age = Math.max(0, year - machine.yearMade)
  const { workHours } = machine
  const above =
    workHours === null || hoursPerYear === null ? 0 : workHours - hoursPerYear * Math.max(age, 0.5)
  return ageFactor(curve, age) * hoursFactor(above) * GRADE_FACTOR[machine.grade]
}

/** A quantile of the sorted numbers, with linear interpolation. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return below + (above - below) * (at - Math.floor(at))
}

const rounded = (price: number) => Math.max(1, Math.round(price / ROUNDED_TO)) * ROUNDED_TO

/**
 * The range a machine's price is measured against: what each sale would have brought for a machine
 * of this age, these hours and this grade, and of these the middle half. Null when nothing is known.
 */
export function calculateGuide(
  machine: Used,
  sales: readonly Sold[],
  known: Known,
  year: number,
): Guide | null {
  const own = worth(machine, known, year)
  if (sales.length >= ENOUGH_SALES) {
    const likely = sales
      .map((sold) => (sold.price * own) / worth(sold, known, year))
      .toSorted((a, b) => a - b)
    const [low, high] = [quantile(likely, 0.25), quantile(likely, 0.75)]
    return { low: rounded(low), high: rounded(high), basis: 'sold', soldCount: sales.length }
  }
  if (known.newPrice === null) return null
  const middle = known.newPrice * own
  return {
    low: rounded(middle * (1 - BAND)),
    high: rounded(middle * (1 + BAND)),
    basis: 'band',
    soldCount: sales.length,
  }
}
