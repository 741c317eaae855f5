import type {
  Customs,
  Emirate,
  Emission,
  Grade,
  Ownership,
  Paper,
  PriceMode,
} from '@ironsouq/contract/machines/device/device.enums'
import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { DemoCertificate } from './certificates.ts'
import type { DemoInspection } from './inspection/inspect.ts'
import type { Look } from './looks.ts'
import type { DemoNote } from './notes/notes.ts'
import type { PriceStep } from './price-steps.ts'
import type { Specs } from './specs/values.ts'
import type { Trade } from './trade.ts'

export type Texts = Record<LocaleCode, { title: string; description: string }>

/** A machine of the demo with everything that is known of it. Days are counted from the seeding. */
export interface DemoMachine extends Trade {
  stockNo: string
  /** Codes of a leaf category, a brand, a seller and a yard. */
  category: string
  brand: string
  seller: string
  yard: string
  model: string
  serialNo: string
  yearMade: number
  madeOn: string | null
  workHours: number | null
  mileageKm: number | null
  emission: Emission
  emirate: Emirate
  grade: Grade
  customs: Customs
  ownership: Ownership
  papers: Paper[]
  specs: Specs
  note: DemoNote | null
  priceMode: PriceMode
  /** In fils; null is an invitation to ask. */
  priceMinor: bigint | null
  /** The oldest first. */
  prices: PriceStep[]
  state: DeviceState
  listedMinutesAgo: number
  /** Of a sold one: when and for how much. */
  sold: { daysAgo: number; priceMinor: bigint } | null
  certificates: DemoCertificate[]
  inspection: DemoInspection | null
  look: Look
  /** How used it looks, 0 new … 1 worn out. */
  wear: number
  texts: Texts
}
