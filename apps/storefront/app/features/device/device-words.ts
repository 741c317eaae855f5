import type { DeviceState } from '@ironsouq/contract/device/device.lifecycle'
import type {
  Customs,
  DeviceSort,
  Emirate,
  Emission,
  Grade,
  Measure,
  Ownership,
} from '@ironsouq/contract/device/device.schema'
import type { Key } from '@ironsouq/i18n/messages'

/** The words of the contract's codes. A code without a word does not compile. */
export const EMIRATE_WORD: Record<Emirate, Key> = {
  sharjah: 'device.emirateSharjah',
  dubai: 'device.emirateDubai',
  abuDhabi: 'device.emirateAbuDhabi',
  ajman: 'device.emirateAjman',
  rasAlKhaimah: 'device.emirateRasAlKhaimah',
  fujairah: 'device.emirateFujairah',
  ummAlQuwain: 'device.emirateUmmAlQuwain',
}

export const SORT_WORD: Record<DeviceSort, Key> = {
  newest: 'device.sortNewest',
  priceLow: 'device.sortPriceLow',
  priceHigh: 'device.sortPriceHigh',
  hoursLow: 'device.sortHoursLow',
  yearNew: 'device.sortYearNew',
}

export const CUSTOMS_WORD: Record<Customs, Key> = {
  freeZone: 'device.customsFreeZone',
  dutyPaid: 'device.customsDutyPaid',
  uaeRegistered: 'device.customsUaeRegistered',
  exportOnly: 'device.customsExportOnly',
}

export const OWNERSHIP_WORD: Record<Ownership, Key> = {
  own: 'device.ownershipOwn',
  consigned: 'device.ownershipConsigned',
}

export const EMISSION_WORD: Record<Emission, Key> = {
  none: 'device.emissionNone',
  tier1: 'device.emissionTier1',
  tier2: 'device.emissionTier2',
  tier3: 'device.emissionTier3',
  tier4i: 'device.emissionTier4i',
  tier4f: 'device.emissionTier4f',
  stageV: 'device.emissionStageV',
  nr3: 'device.emissionNr3',
  nr4: 'device.emissionNr4',
  cev3: 'device.emissionCev3',
  cev4: 'device.emissionCev4',
  cev5: 'device.emissionCev5',
  euro3: 'device.emissionEuro3',
  euro4: 'device.emissionEuro4',
  euro5: 'device.emissionEuro5',
  euro6: 'device.emissionEuro6',
}

interface GradeWords {
  name: Key
  meaning: Key
  /** Filled steps of the gauge: five for the best. */
  steps: number
}

export const GRADE_WORDS: Record<Grade, GradeWords> = {
  A: { name: 'device.gradeA', meaning: 'device.gradeAMeaning', steps: 5 },
  B: { name: 'device.gradeB', meaning: 'device.gradeBMeaning', steps: 4 },
  C: { name: 'device.gradeC', meaning: 'device.gradeCMeaning', steps: 3 },
  D: { name: 'device.gradeD', meaning: 'device.gradeDMeaning', steps: 2 },
  E: { name: 'device.gradeE', meaning: 'device.gradeEMeaning', steps: 1 },
}

type StateWords = { name: Key; note?: Key }

/** A draft is never shown to a visitor, and has no word. */
export const STATE_WORDS: Record<Exclude<DeviceState, 'draft'>, StateWords> = {
  listed: { name: 'device.stateListed' },
  reserved: { name: 'device.stateReserved', note: 'device.reservedNote' },
  sold: { name: 'device.stateSold', note: 'device.soldNote' },
  withdrawn: { name: 'device.stateWithdrawn', note: 'device.withdrawnNote' },
}

interface MeasureWords {
  label: Key
  unit: Key
}

export const MEASURE_WORDS: Record<Measure, MeasureWords> = {
  operatingWeight: { label: 'device.specOperatingWeight', unit: 'device.unitKg' },
  power: { label: 'device.specPower', unit: 'device.unitKw' },
  bucket: { label: 'device.specBucket', unit: 'device.unitM3' },
  digDepth: { label: 'device.specDigDepth', unit: 'device.unitM' },
  reach: { label: 'device.specReach', unit: 'device.unitM' },
  bladeWidth: { label: 'device.specBladeWidth', unit: 'device.unitM' },
  payload: { label: 'device.specPayload', unit: 'device.unitT' },
  drumWidth: { label: 'device.specDrumWidth', unit: 'device.unitMm' },
  liftCapacity: { label: 'device.specLiftCapacity', unit: 'device.unitKg' },
  liftHeight: { label: 'device.specLiftHeight', unit: 'device.unitM' },
  workingHeight: { label: 'device.specWorkingHeight', unit: 'device.unitM' },
  maxLoad: { label: 'device.specMaxLoad', unit: 'device.unitT' },
  boomLength: { label: 'device.specBoomLength', unit: 'device.unitM' },
  genPower: { label: 'device.specGenPower', unit: 'device.unitKva' },
  output: { label: 'device.specOutput', unit: 'device.unitTph' },
  tank: { label: 'device.specTank', unit: 'device.unitL' },
  length: { label: 'device.specLength', unit: 'device.unitMm' },
  width: { label: 'device.specWidth', unit: 'device.unitMm' },
  height: { label: 'device.specHeight', unit: 'device.unitMm' },
  undercarriage: { label: 'device.specUndercarriage', unit: 'device.unitPercent' },
  tyres: { label: 'device.specTyres', unit: 'device.unitPercent' },
}
