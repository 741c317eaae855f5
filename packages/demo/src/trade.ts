import type {
  Customs,
  HoursSource,
  Paper,
  PriceMode,
  Warranty,
} from '@ironsouq/contract/machines/device/device.enums'
import type { VatMode } from '@ironsouq/contract/money/tax/tax.enums'
import { THIS_YEAR } from './condition.ts'
import type { MachineFacts } from './machine-facts.ts'
import type { DemoModel } from './models/model.ts'
import type { Dice } from './random.ts'

export interface Trade {
  yearInService: number | null
  hoursSource: HoursSource
  warranty: Warranty
  gccCooling: boolean
  plated: boolean
  vatMode: VatMode
}

function vatModeOf({ facts: { customs, ownership } }: MachineFacts, roll: Dice): VatMode {
  if (customs === 'exportOnly') return 'zeroExport'
  if (customs === 'freeZone') return roll.chance(0.7) ? 'zeroExport' : 'standard'
  return ownership === 'consigned' && roll.chance(0.5) ? 'margin' : 'standard'
}

function warrantyOf({ age, facts: { grade } }: MachineFacts, roll: Dice): Warranty {
  const point = roll.unit()
  if (grade === 'A') return age <= 2 && point < 0.6 ? 'maker' : 'days90'
  if (grade === 'B') return point < 0.3 ? 'days90' : point < 0.7 ? 'days30' : 'none'
  return grade === 'C' && point < 0.15 ? 'days30' : 'none'
}

function hoursSourceOf({ facts }: MachineFacts, roll: Dice): HoursSource {
  const point = roll.unit()
  if (facts.workHours === null && facts.mileageKm === null) return 'declared'
  if (facts.yearMade >= 2014 && facts.workHours !== null && point < 0.32) return 'telematics'
  return point > 0.86 ? 'declared' : 'meter'
}

/** How a machine is offered, from what it is. */
export function tradeOf(model: DemoModel, made: MachineFacts, roll: Dice): Trade {
  const { yearMade, customs } = made.facts
  const served = Math.min(THIS_YEAR, yearMade + (roll.chance(0.3) ? 1 : 0))
  return {
    yearInService: roll.chance(0.75) ? served : null,
    hoursSource: hoursSourceOf(made, roll),
    warranty: warrantyOf(made, roll),
    gccCooling: roll.chance(0.75) && model.measures.power !== undefined,
    plated: customs === 'uaeRegistered',
    vatMode: vatModeOf(made, roll),
  }
}

const MODES: readonly (readonly [upTo: number, mode: PriceMode])[] = [
  [0.06, 'onRequest'],
  [0.2, 'offer'],
]

/** Shares of price modes, met by any beginning of the machines. */
export const priceModeAt = (point: number): PriceMode =>
  MODES.find(([upTo]) => point < upTo)?.[1] ?? 'fixed'

interface OnFile {
  customs: Customs
  isCrane: boolean
  inspected: boolean
  serviceBook: boolean
}

/** Papers that go with the machine: those that its customs status calls for, and those there are. */
export function papersOf({ customs, isCrane, inspected, serviceBook }: OnFile): Paper[] {
  const has: Record<Paper, boolean> = {
    billOfEntry: customs !== 'exportOnly',
    registrationCard: customs === 'uaeRegistered',
    inspectionReport: inspected,
    exportCertificate: customs === 'exportOnly',
    serviceBook,
    loadChart: isCrane,
  }
  return (Object.keys(has) as Paper[]).filter((paper) => has[paper])
}
