import type {
  Customs,
  Emirate,
  Grade,
  Ownership,
} from '@ironsouq/contract/machines/device/device.enums'
import type { RunningGear } from '../condition.ts'
import type { Yard } from '../places.ts'

export interface Facts {
  yearMade: number
  workHours: number | null
  mileageKm: number | null
  /** What is left of the tracks or tyres, in percent. */
  gear: { part: RunningGear; left: number } | null
  grade: Grade
  customs: Customs
  ownership: Ownership
  emirate: Emirate
  yard: Yard
}

/** What a sentence may need beyond the facts: numbers and place names as the language has them. */
export interface Told extends Facts {
  number: (value: number) => string
  emirateName: string
}

/**
 * Two ways to say the same: without a subject, and as a full sentence. The first agrees with no
 * gender, for the title before it may be of either.
 */
export type Sayings = readonly [brief: string, full: string]

/** The sentences of a language. Each stands alone and says only what the facts carry. */
export interface Phrases {
  made(told: Told): Sayings
  condition: Record<Grade, Sayings>
  ownership: Record<Ownership, Sayings>
  papers: Record<Customs, Sayings>
  place(told: Told): Sayings
}
