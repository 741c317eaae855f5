import type { Certificate, Device, Spec } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { presentCard } from '#features/machines/device-card/device-card.projection.ts'
import { maskedSerial } from '#features/machines/device/device.rules.ts'
import type { comparablesOf } from '#features/machines/valuation/valuation.comparables.queries.ts'
import {
  presentInspection,
  presentPapers,
  presentProofs,
} from './device-detail.inspection.present.ts'
import type { CertificateRow, DetailRow } from './device-detail.projection.ts'
import { nameIn, pathOf, presentNote, type Reader } from './device-detail.reader.ts'

function presentSpecs({ dictionary, locale }: Reader, specs: DetailRow['specs']): Spec[] {
  return dictionary.specs.flatMap((field) => {
    const { code, kind, unit, better } = field
    const value = specs[code]
    if (value === undefined || !field.isShown) return []
    const option = field.options.find((each) => each.code === String(value))
    const valueName = option ? nameIn(option, locale) : null
    return { code, name: nameIn(field, locale), kind, unit, value, valueName, better }
  })
}

function presentCertificates(
  { dictionary, locale }: Reader,
  rows: readonly CertificateRow[],
): Certificate[] {
  return rows
    .flatMap(({ certificationId, ...row }) => {
      const kind = dictionary.certifications.get(certificationId)
      return kind ? [{ kind, row }] : []
    })
    .toSorted((a, b) => a.kind.position - b.kind.position)
    .map(({ kind, row }) => ({ code: kind.code, name: nameIn(kind, locale), ...row }))
}

/** The card's columns that follow from other columns of the detail. */
const cardColumnsOf = ({ priceHistory, verifications, inspection, seller }: DetailRow) => ({
  priceBefore: priceHistory.at(-2)?.priceMinor ?? null,
  proven: verifications.flatMap(({ kind, state }) => (state === 'proven' ? [kind] : [])),
  actions: inspection && inspection.findings.filter(({ state }) => state === 'action').length,
  replyMinutes: seller.replyMinutes,
  sellerName: seller.name,
})

export function presentDevice(
  row: DetailRow,
  { of: comparedWith, sales }: Awaited<ReturnType<typeof comparablesOf>>,
  reader: Reader,
): Device {
  const { dictionary, locale } = reader
  const path = pathOf(dictionary, row.categoryId)
  const [category] = path
  const brand = dictionary.brands.get(row.brandId)
  const names = {
    categoryName: category ? nameIn(category, locale) : '',
    brandName: brand ? nameIn(brand, locale) : '',
  }
  return {
    ...presentCard({ ...row, ...names, ...cardColumnsOf(row) }),
    categoryCode: category?.code ?? '',
    categoryPath: path
      .map((each) => ({ code: each.code, name: nameIn(each, locale) }))
      .toReversed(),
    brandCode: brand?.code ?? '',
    serialNo: maskedSerial(row.serialNo),
    madeOn: row.madeOn,
    yearInService: row.yearInService,
    hoursSource: row.hoursSource,
    ownership: row.ownership,
    warranty: row.warranty,
    gccCooling: row.gccCooling,
    plated: row.plated,
    hsCode: path.find(({ hsCode }) => hsCode !== null)?.hsCode ?? null,
    yard: row.yard,
    description: row.description,
    note:
      row.noteTranslated === null
        ? presentNote(row.note, row.noteLocale)
        : presentNote(row.noteTranslated, locale),
    specs: presentSpecs(reader, row.specs),
    pictures: row.pictures,
    papers: presentPapers(row),
    certificates: presentCertificates(reader, row.certificates),
    proofs: presentProofs(row),
    inspection: row.inspection && presentInspection(reader, row.inspection, { path, row }),
    priceHistory: row.priceHistory.map(({ priceMinor, priceCurrency, at }) => ({
      at,
      price: priceMinor && priceCurrency ? fromMinor(BigInt(priceMinor), priceCurrency) : null,
    })),
    comparedWith,
    comparables: sales.map(({ machine, yearMade, workHours, grade, soldOn, ...sold }) => ({
      machine,
      yearMade,
      workHours,
      grade,
      price: fromMinor(sold.priceMinor, sold.priceCurrency),
      soldOn,
    })),
    expected: row.expected,
    seller: row.seller,
    listedAt: row.listedAt?.toISOString() ?? null,
    soldOn: row.soldOn,
  }
}
