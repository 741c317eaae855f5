import type { Customs, Emission, Grade } from '@ironsouq/contract/device/device.schema'
import type { DemoModel } from './models/model.ts'

const AED_PER_USD = 3.6725
const FILS_PER_AED = 100n
const ROUNDED_TO_AED = 500

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
export function ageFactor(curve: DemoModel['curve'], age: number): number {
  if (curve === 'crane') return 0.85 * 0.945 ** age
  let [fromAge, from] = [0, 1]
  for (const [toAge, to] of STANDARD_CURVE) {
    if (age <= toAge)
      return toAge === fromAge ? to : from + ((to - from) * (age - fromAge)) / (toAge - fromAge)
    ;[fromAge, from] = [toAge, to]
  }
  return from
}

/** 4 % for every 1,000 hours more or less than expected. */
const hoursFactor = (aboveExpected: number) =>
  Math.min(1.2, Math.max(0.7, 1 - (0.04 * aboveExpected) / 1000))

const GRADE_FACTOR: Record<Grade, number> = { A: 1.12, B: 1, C: 0.86, D: 0.62, E: 0.35 }

/** Engines that run on any diesel are wanted from here to Africa; the newest are not. */
const EMISSION_FACTOR: Partial<Record<Emission, number>> = {
  tier2: 1.05,
  tier3: 1.05,
  tier4f: 0.95,
  stageV: 0.95,
}

export interface Worth {
  newUsdK: number
  curve: DemoModel['curve']
  age: number
  /** Hours above what its age lets expect; below zero when it worked less. */
  aboveExpected: number
  grade: Grade
  emission: Emission
  customs: Customs
}

/** What is asked for a machine, in fils, rounded as sellers round. */
export function askingPrice(worth: Worth): bigint {
  const { newUsdK, curve, age, aboveExpected, grade, emission, customs } = worth
  const local = (EMISSION_FACTOR[emission] ?? 1) * (customs === 'uaeRegistered' ? 1.03 : 1)
  const aed =
    newUsdK *
    1000 *
    AED_PER_USD *
    ageFactor(curve, age) *
    hoursFactor(aboveExpected) *
    GRADE_FACTOR[grade] *
    local
  return BigInt(Math.max(1, Math.round(aed / ROUNDED_TO_AED)) * ROUNDED_TO_AED) * FILS_PER_AED
}
