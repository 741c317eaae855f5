import type {
  Customs,
  Emirate,
  Emission,
  Grade,
  HoursSource,
  Ownership,
  PriceMode,
  Warranty,
} from '@ironsouq/contract/machines/device/device.enums'
import type { DeviceSort } from '@ironsouq/contract/machines/device/device.filters'
import type { CardState } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { VatMode } from '@ironsouq/contract/money/tax/tax.enums'
import type { Key } from '@ironsouq/i18n/messages'

/** The message keys of the contract's codes. A code without a key does not compile. */
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
  relevance: 'device.sortRelevance',
  newest: 'device.sortNewest',
  bestValue: 'device.sortBestValue',
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

export const PRICE_MODE_WORD: Record<PriceMode, Key> = {
  fixed: 'device.priceModeFixed',
  offer: 'device.priceModeOffer',
  onRequest: 'device.priceModeOnRequest',
  auction: 'device.priceModeAuction',
}

export const VAT_WORD: Record<VatMode, Key> = {
  standard: 'device.vatStandard',
  margin: 'device.vatMargin',
  zeroExport: 'device.vatZeroExport',
}

export const HOURS_SOURCE_WORD: Record<HoursSource, Key> = {
  meter: 'device.hoursSourceMeter',
  telematics: 'device.hoursSourceTelematics',
  declared: 'device.hoursSourceDeclared',
}

export const WARRANTY_WORD: Record<Warranty, Key> = {
  none: 'device.warrantyNone',
  days30: 'device.warrantyDays30',
  days90: 'device.warrantyDays90',
  maker: 'device.warrantyMaker',
}

interface GradeWords {
  name: Key
  meaning: Key
  /** The filled steps of the gauge: five is the best. */
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

/** A draft is never shown to a visitor, and has no label. */
export const STATE_WORDS: Record<Exclude<CardState, 'draft'>, StateWords> = {
  listed: { name: 'device.stateListed' },
  reserved: { name: 'device.stateReserved', note: 'device.reservedNote' },
  sold: { name: 'device.stateSold', note: 'device.soldNote' },
  withdrawn: { name: 'device.stateWithdrawn', note: 'device.withdrawnNote' },
}
