import type { Device, Finding, Inspection, Picture } from '@ironsouq/contract/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money.minor'
import type { FindingRow, InspectionRow } from '#features/inspection/inspection.queries.ts'
import type { DetailRow } from './device.detail.queries.ts'
import { presentCard } from './device.present.ts'

/** Visitors see the end of a serial number only: a whole one is what a plate is forged from. */
const masked = (serialNo: string) => `••••${serialNo.slice(-4)}`

const presentNote = (text: string | null, language: string | null) =>
  text !== null && language !== null ? { text, language } : null

const presentFinding = (row: FindingRow, pictures: readonly Picture[]): Finding => ({
  code: row.code,
  name: row.name,
  part: row.part,
  state: row.state,
  value: row.value,
  unit: row.unit,
  note: presentNote(row.note, row.noteLocale),
  repair: row.repairMinor === null ? null : fromMinor(BigInt(row.repairMinor), 'AED'),
  picture: row.picturePosition === null ? null : (pictures[row.picturePosition] ?? null),
  at: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
})

const presentInspection = (
  { findings, ...report }: InspectionRow,
  pictures: readonly Picture[],
): Inspection => ({
  ...report,
  findings: findings.map((finding) => presentFinding(finding, pictures)),
})

export const presentDevice = (row: DetailRow): Device => ({
  ...presentCard(row),
  categoryCode: row.categoryCode,
  categoryPath: row.categoryPath,
  brandCode: row.brandCode,
  serialNo: masked(row.serialNo),
  madeOn: row.madeOn,
  yearInService: row.yearInService,
  hoursSource: row.hoursSource,
  ownership: row.ownership,
  warranty: row.warranty,
  gccCooling: row.gccCooling,
  plated: row.plated,
  hsCode: row.hsCode,
  yard: row.yard,
  description: row.description,
  note: presentNote(row.note, row.noteLocale),
  specs: row.specsNamed,
  pictures: row.pictures,
  papers: row.papers,
  certificates: row.certificates,
  proofs: row.proofs,
  inspection: row.inspection && presentInspection(row.inspection, row.pictures),
  priceHistory: row.priceHistory.map(({ priceMinor, priceCurrency, at }) => ({
    at,
    price: priceMinor && priceCurrency ? fromMinor(BigInt(priceMinor), priceCurrency) : null,
  })),
  comparables: row.comparables.map(({ priceMinor, priceCurrency, ...sold }) => ({
    ...sold,
    price: fromMinor(BigInt(priceMinor), priceCurrency),
  })),
  expected: row.expected,
  seller: row.seller,
  listedAt: row.listedAt?.toISOString() ?? null,
  soldOn: row.soldOn,
})
