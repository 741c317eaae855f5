import type { Specs } from '@ironsouq/contract/device/device.enums'
import type { Assurance, EQUIPMENT } from '@ironsouq/contract/device/device.filters'
import { codesOf, modelKey } from '#features/finding/finding.queries.ts'
import type { Indexed } from '#kernel/ports.ts'
import type { DeviceDocument } from './device.document.ts'
import type { DocumentRow } from './device.index.queries.ts'
import { presentFacts } from './device.present.ts'

/** Prices are compared in AED; the dirham is pegged to the dollar, other currencies are not. */
const AED_OF: Readonly<Record<string, number>> = { AED: 1, USD: 3.6725 }

function aedOf(minor: bigint | string, currency: string): number | null {
  const rate = AED_OF[currency]
  return rate === undefined ? null : (Number(minor) * rate) / 100
}

const keepTrue = <T extends string>(marks: Record<T, boolean>): T[] =>
  (Object.keys(marks) as T[]).filter((mark) => marks[mark])

function assurancesOf({ proven, actions }: DocumentRow): Assurance[] {
  return keepTrue<Assurance>({
    inspected: actions !== null,
    hoursProven: proven.includes('hours'),
    identityProven: proven.includes('identity'),
    noActions: actions === 0,
  })
}

const equipmentOf = ({ gccCooling, plated, warranty }: DocumentRow) =>
  keepTrue<(typeof EQUIPMENT)[number]>({ gccCooling, plated, warranty: warranty !== 'none' })

const measuresOf = (specs: Specs) =>
  Object.fromEntries(
    Object.entries(specs).flatMap(([code, value]) =>
      typeof value === 'number' ? [[code, value]] : [],
    ),
  )

const said = (value: string | boolean) => (typeof value === 'string' ? value : value ? 'yes' : 'no')

const choicesOf = (specs: Specs) =>
  Object.entries(specs).flatMap(([code, value]) =>
    typeof value === 'number' ? [] : [`${code}:${said(value)}`],
  )

function priceOf({ priceMinor, priceCurrency }: DocumentRow): number | null {
  return priceMinor === null || priceCurrency === null ? null : aedOf(priceMinor, priceCurrency)
}

function valueOf(price: number | null, { guide }: DocumentRow): number | null {
  if (price === null || !guide) return null
  const low = aedOf(guide.lowMinor, guide.currency)
  const high = aedOf(guide.highMinor, guide.currency)
  return low === null || high === null ? null : price / ((low + high) / 2)
}

export function presentDocument(row: DocumentRow): Indexed {
  const price = priceOf(row)
  const { operatingWeight } = row.specs
  const document: DeviceDocument = {
    deviceId: row.id,
    state: row.state,
    categories: row.categories,
    type: row.categories[0] ?? '',
    brand: row.brand,
    model: row.model,
    modelKey: modelKey(row.model),
    codes: [...new Set([...codesOf(row.model), ...codesOf(row.stockNo)])],
    brandModel: `${row.brand}/${row.model}`,
    grade: row.grade,
    emirate: row.emirate,
    customs: row.customs,
    emission: row.emission,
    certifications: row.certifications,
    assurances: assurancesOf(row),
    ownership: row.ownership,
    priceMode: row.priceMode,
    equipment: equipmentOf(row),
    price,
    hours: row.workHours,
    year: row.yearMade,
    weight: typeof operatingWeight === 'number' ? Math.round(operatingWeight) : null,
    mileage: row.mileageKm,
    spec: measuresOf(row.specs),
    specKeys: choicesOf(row.specs),
    value: valueOf(price, row),
    listedAt: row.listedAt?.toISOString() ?? null,
    words: row.words,
    card: presentFacts(row),
  }
  return { id: row.id, version: row.version, document }
}
