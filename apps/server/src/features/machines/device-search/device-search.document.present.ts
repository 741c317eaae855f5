import type { Specs } from '@ironsouq/contract/machines/device/device.enums'
import type { Assurance, EQUIPMENT } from '@ironsouq/contract/machines/device/device.filters'
import { presentFacts } from '#features/machines/device-card/device-card.projection.ts'
import { codesOf, modelKey } from '#features/platform/search/search.queries.ts'
import type { Indexed } from '#kernel/ports/search.ts'
import type { DeviceDocument } from './device-search.document.ts'
import type { DocumentRow } from './device-search.projection.ts'

/** Prices are compared in AED; the dirham is pegged to the dollar, other currencies are not. */
function aedOf(
  { aedPerDollar }: DocumentRow,
  minor: bigint | string,
  currency: string,
): number | null {
  if (currency === 'AED') return Number(minor) / 100
  if (currency !== 'USD' || aedPerDollar === null) return null
  return (Number(minor) * Number(aedPerDollar)) / 100
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

const keyOf = (value: string | boolean) =>
  typeof value === 'string' ? value : value ? 'yes' : 'no'

const choicesOf = (specs: Specs) =>
  Object.entries(specs).flatMap(([code, value]) =>
    typeof value === 'number' ? [] : [`${code}:${keyOf(value)}`],
  )

function priceOf(row: DocumentRow): number | null {
  const { priceMinor, priceCurrency } = row
  return priceMinor === null || priceCurrency === null
    ? null
    : aedOf(row, priceMinor, priceCurrency)
}

function valueOf(price: number | null, row: DocumentRow): number | null {
  const { guide } = row
  if (price === null || !guide) return null
  const low = aedOf(row, guide.lowMinor, guide.currency)
  const high = aedOf(row, guide.highMinor, guide.currency)
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
