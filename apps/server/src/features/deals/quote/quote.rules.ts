import {
  landedCostOf,
  type LandedCostPart,
  type LandedCostPartKind,
  type LandedCostReason,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import type {
  Destination,
  LandedCostTables,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { DEPOSIT_POINTS, type QuoteDelivery } from '@ironsouq/contract/deals/quote/quote.limits'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { divideRounded, shareOf } from '@ironsouq/contract/money/money/rounding'
import type { VatMode } from '@ironsouq/contract/money/tax/tax.enums'
import { vatAdded } from '@ironsouq/contract/money/tax/vat'
import type { FrozenPart } from './quote.tables.ts'

/** Every price of a quote is in dirhams. */
export const DIRHAM = 'AED'

export const dirhams = (minor: bigint) => fromMinor(minor, DIRHAM)

export interface FrozenCost {
  destinationCode: string
  parts: LandedCostPart[]
  total: bigint
  importVat: bigint
}

type Machine = Pick<DeviceCard, 'transport' | 'customs' | 'emirate'>

interface Terms {
  priceMinor: bigint
  vat: VatMode
}

/**
 * The landed cost of a quote. What a seller charges with VAT is charged with it abroad as well: only proof of
 * the export makes it zero. Without one, why it cannot be calculated.
 */
export function quoteCost(
  machine: Machine,
  { priceMinor, vat }: Terms,
  to: Destination,
  tables: LandedCostTables,
): FrozenCost | LandedCostReason {
  const cost = landedCostOf({ ...machine, price: dirhams(priceMinor), vatMode: vat }, to, tables)
  if (typeof cost === 'string') return cost
  const isTaxedAbroad = vat === 'standard' && to.mode !== 'local'
  const parts = cost.parts.map((part): LandedCostPart =>
    isTaxedAbroad && part.kind === 'exportVat'
      ? { kind: 'vat', amount: shareOf(priceMinor, tables.vatPoints) }
      : part,
  )
  const total = parts.reduce((sum, { amount }) => sum + amount, 0n)
  return { destinationCode: to.code, parts, total, importVat: cost.importVat }
}

export const frozenParts = (parts: readonly LandedCostPart[]): FrozenPart[] =>
  parts.map(({ kind, amount }) => ({ kind, amount: String(amount) }))

export const partsOf = (frozen: readonly FrozenPart[] | null) =>
  (frozen ?? []).map(({ kind, amount }) => ({
    kind: kind as LandedCostPartKind,
    amount: BigInt(amount),
  }))

interface Costed {
  priceMinor: bigint
  costParts: readonly FrozenPart[] | null
  importVatMinor: bigint | null
}

/** What is charged by the size of the machine and by its way, or is billed as it was quoted. */
const FIXED: readonly LandedCostPartKind[] = ['haulage', 'freight', 'papers', 'insurance']

/**
 * The landed cost at another price. What the invoice bills besides the machine stays as both sides read it: tables
 * that changed since change nothing. Duties and taxes keep their share of what they are charged on, and our fee,
 * which has a minimum, is never less than it was.
 */
export function repricedCost(
  { priceMinor: before, costParts, importVatMinor }: Costed,
  price: bigint,
) {
  if (costParts === null || importVatMinor === null) return {}
  const parts = partsOf(costParts)
  const old = (kind: LandedCostPartKind) => parts.find((part) => part.kind === kind)?.amount ?? 0n
  const atBorder = FIXED.reduce((sum, kind) => sum + old(kind), before)
  const atBorderNow = atBorder - before + price
  const scaled = (amount: bigint) => divideRounded(amount * price, before)
  const importDuty = divideRounded(old('importDuty') * atBorderNow, atBorder)
  const again = parts.map(({ kind, amount }): LandedCostPart => {
    if (kind === 'price') return { kind, amount: price }
    if (FIXED.includes(kind)) return { kind, amount }
    if (kind === 'importDuty') return { kind, amount: importDuty }
    const isFee = kind === 'fee' || kind === 'feeVat'
    return { kind, amount: isFee && price < before ? amount : scaled(amount) }
  })
  return {
    costParts: frozenParts(again),
    costMinor: again.reduce((sum, { amount }) => sum + amount, 0n),
    importVatMinor: divideRounded(
      importVatMinor * (atBorderNow + importDuty),
      atBorder + old('importDuty'),
    ),
  }
}

/** What the seller's invoice includes besides the machine, by where it is handed over. */
const BILLED: Record<QuoteDelivery, readonly LandedCostPartKind[]> = {
  yard: [],
  onBoard: ['haulage', 'papers'],
  toPort: ['haulage', 'freight', 'papers', 'insurance'],
}

interface Billed {
  priceMinor: bigint
  vat: VatMode
  delivery: QuoteDelivery
  costParts: readonly FrozenPart[] | null
  /** The day of its VAT rate. */
  createdAt: Date
}

/** The lines and sums of a proforma invoice. VAT is on the whole of it. */
export function invoiceOf({ priceMinor, vat, delivery, costParts, createdAt: at }: Billed) {
  const extras = partsOf(costParts).filter(({ kind }) => BILLED[delivery].includes(kind))
  const lines = [{ kind: 'price' as const, amount: priceMinor }, ...extras]
  const net = lines.reduce((sum, { amount }) => sum + amount, 0n)
  const vatMinor = vatAdded(net, { scheme: vat, at })
  const total = net + vatMinor
  const deposit = shareOf(total, DEPOSIT_POINTS)
  return { lines, net, vat: vatMinor, total, deposit, balance: total - deposit }
}

interface Costing extends Billed {
  costMinor: bigint | null
}

/**
 * What is paid besides the invoice for the price that was accepted, and to whom: with the total of the invoice it adds
 * up to that price. Null without a price at a place, or when the invoice alone is more.
 */
export function laterOf(row: Costing) {
  if (row.costMinor === null) return null
  const amountOf = (wanted: LandedCostPartKind) =>
    partsOf(row.costParts).find(({ kind }) => kind === wanted)?.amount ?? 0n
  const [fee, feeVat] = [amountOf('fee'), amountOf('feeVat')]
  const others = row.costMinor - invoiceOf(row).total - fee - feeVat
  return others < 0n ? null : { fee, feeVat, others, accepted: row.costMinor }
}

/** Whether the price lies between the two, so that both sides have moved. */
export const liesBetween = (price: bigint, a: bigint, b: bigint): boolean =>
  a < b ? price >= a && price <= b : price >= b && price <= a
