import type {
  Certificate,
  Device,
  Finding,
  Inspection,
  Picture,
  Spec,
} from '@ironsouq/contract/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { presentCard } from '#features/device-card/device-card.projection.ts'
import { maskedSerial } from '#features/device/device.rules.ts'
import type { FindingRow, InspectionRow } from '#features/inspection/inspection.queries.ts'
import type { Comparable } from '#features/valuation/valuation.comparables.queries.ts'
import type { Dictionary } from './device-detail.dictionary.projection.ts'
import type { CertificateRow, DetailRow } from './device-detail.projection.ts'

interface Reader {
  dictionary: Dictionary
  locale: LocaleCode
}

type Entry = Dictionary['specs'][number]['options'][number]

/** In the reader's language, else in English [EQ-7]. */
const nameIn = ({ code, names }: Entry, locale: LocaleCode): string =>
  names?.[locale] ?? names?.en ?? code

const presentNote = (text: string | null, language: string | null) =>
  text !== null && language !== null ? { text, language } : null

/** A category and its ancestors, nearest first. */
function pathOf({ categories }: Dictionary, categoryId: string) {
  const path = []
  for (
    let at = categories.get(categoryId);
    at;
    at = at.parentId === null ? undefined : categories.get(at.parentId)
  )
    path.push(at)
  return path
}

type Path = ReturnType<typeof pathOf>

function presentSpecs({ dictionary, locale }: Reader, specs: DetailRow['specs']): Spec[] {
  return dictionary.specs.flatMap((field) => {
    const { code, kind, unit, better } = field
    const value = specs[code]
    if (value === undefined) return []
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

function presentFindings(
  { dictionary, locale }: Reader,
  rows: readonly FindingRow[],
  { path, pictures }: { path: Path; pictures: readonly Picture[] },
): Finding[] {
  return rows
    .flatMap((row) => {
      const point = dictionary.points.get(row.pointId)
      return point ? [{ point, row }] : []
    })
    .toSorted((a, b) => a.point.position - b.point.position)
    .map(({ point, row }) => ({
      code: point.code,
      name: nameIn(point, locale),
      part: point.part,
      state: row.state,
      value: row.value,
      unit: point.unit,
      note: presentNote(row.note, row.noteLocale),
      repair: row.repairMinor === null ? null : fromMinor(BigInt(row.repairMinor), 'AED'),
      picture: row.picturePosition === null ? null : (pictures[row.picturePosition] ?? null),
      at: path.map(({ id }) => point.places?.[id]).find((place) => place !== undefined) ?? null,
    }))
}

const presentInspection = (
  reader: Reader,
  { findings, ...report }: InspectionRow,
  shown: { path: Path; pictures: readonly Picture[] },
): Inspection => ({ ...report, findings: presentFindings(reader, findings, shown) })

/** The card's columns that follow from other columns of the detail. */
const cardColumnsOf = ({ priceHistory, proofs, inspection, seller }: DetailRow) => ({
  priceBefore: priceHistory.at(-2)?.priceMinor ?? null,
  proven: proofs.flatMap(({ kind, state }) => (state === 'proven' ? [kind] : [])),
  actions: inspection && inspection.findings.filter(({ state }) => state === 'action').length,
  replyMinutes: seller.replyMinutes,
  sellerName: seller.name,
})

export function presentDevice(
  row: DetailRow,
  comparables: readonly Comparable[],
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
    note: presentNote(row.note, row.noteLocale),
    specs: presentSpecs(reader, row.specs),
    pictures: row.pictures,
    papers: row.papers,
    certificates: presentCertificates(reader, row.certificates),
    proofs: row.proofs,
    inspection:
      row.inspection && presentInspection(reader, row.inspection, { path, pictures: row.pictures }),
    priceHistory: row.priceHistory.map(({ priceMinor, priceCurrency, at }) => ({
      at,
      price: priceMinor && priceCurrency ? fromMinor(BigInt(priceMinor), priceCurrency) : null,
    })),
    comparables: comparables.map(({ yearMade, workHours, grade, soldOn, ...sold }) => ({
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
