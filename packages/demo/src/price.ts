import type { Customs, Emission, Grade } from '@ironsouq/contract/machines/device/device.enums'
import {
  ageFactor,
  GRADE_FACTOR,
  hoursFactor,
} from '@ironsouq/server/features/machines/valuation/valuation.rules.ts'
import { CURRENCIES } from './content/facts.ts'
import type { DemoModel } from './models/model.ts'

const AED_PER_USD = Number(CURRENCIES.AED.exchangeRate)
const FILS_PER_AED = 100n
const ROUNDED_TO_AED = 500

/** Engines that run on any diesel are wanted from here to Africa; the newest are not. */
const EMISSION_FACTOR: Partial<Record<Emission, number>> = {
  tier2: 1.05,
  tier3: 1.05,
  tier4f: 0.95,
  stageV: 0.95,
}

/** What local demand adds to a price. */
const localFactor = (emission: Emission, customs: Customs) =>
  (EMISSION_FACTOR[emission] ?? 1) * (customs === 'uaeRegistered' ? 1.03 : 1)

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

/** An amount in fils, rounded as sellers round. */
export const roundedFils = (aed: number): bigint =>
  BigInt(Math.max(1, Math.round(aed / ROUNDED_TO_AED)) * ROUNDED_TO_AED) * FILS_PER_AED

/** New, in dirhams. */
export const newAed = (newUsdK: number): number => newUsdK * 1000 * AED_PER_USD

/** What a machine is worth to one who knows the trade, in dirhams. */
export function worthAed(worth: Worth): number {
  const { newUsdK, curve, age, aboveExpected, grade, emission, customs } = worth
  return (
    newAed(newUsdK) *
    ageFactor(curve, age) *
    hoursFactor(aboveExpected) *
    GRADE_FACTOR[grade] *
    localFactor(emission, customs)
  )
}
