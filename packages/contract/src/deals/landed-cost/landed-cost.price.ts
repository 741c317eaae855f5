import type { DeviceCard } from '../../machines/device/device.schema.ts'
import { toMinor } from '../../money/money/minor-units.ts'
import { divideRounded, shareOf } from '../../money/money/rounding.ts'
import type { SizeClass } from './landed-cost.enums.ts'
import type { Destination, LandedCostTables } from './landed-cost.schema.ts'

/** The fields that the landed cost depends on. */
export type LandedCostMachine = Pick<
  DeviceCard,
  'price' | 'transport' | 'vatMode' | 'customs' | 'emirate'
>

export type LandedCostPartKind =
  | 'price'
  | 'duty'
  | 'vat'
  | 'exportVat'
  | 'fee'
  | 'feeVat'
  | 'haulage'
  | 'freight'
  | 'papers'
  | 'insurance'
  | 'importDuty'

export interface LandedCostPart {
  kind: LandedCostPartKind
  /** Fils. */
  amount: bigint
}

export type LandedCostReason = 'noPrice' | 'noSize' | 'noRate'

export interface LandedCost {
  /** In the order they are paid; together they are the total. */
  parts: readonly LandedCostPart[]
  total: bigint
  /** Import VAT: a business can reclaim it, so it is not in the total. */
  importVat: bigint
  sizeClass: SizeClass
}

type Transport = NonNullable<LandedCostMachine['transport']>

const DECK_MM = 900
const WIDEST_MM = 3000
const HIGHEST_MM = 4200
const HEAVIEST_KG = 40_000

/** The low-bed it needs: road limits apply to the load on its deck. */
export function sizeClassOf({ weightKg, widthMm, heightMm }: Transport): SizeClass {
  if (weightKg > HEAVIEST_KG) return 'heavy'
  return widthMm > WIDEST_MM || heightMm + DECK_MM > HIGHEST_MM ? 'oversize' : 'standard'
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b)
const sum = (parts: readonly LandedCostPart[]) =>
  parts.reduce((all, { amount }) => all + amount, 0n)

/** The fee never falls with the price: each step is at least the one before it. */
function feeOf(price: bigint, steps: LandedCostTables['fee']): bigint {
  return steps.reduce((fee, { from, points, least }, i) => {
    if (price < BigInt(from)) return fee
    const next = steps[i + 1]
    const upTo = next && price > BigInt(next.from) ? BigInt(next.from) : price
    return larger(fee, larger(shareOf(upTo, points), BigInt(least)))
  }, 0n)
}

const CUBIC_MM_IN_M3 = 1_000_000_000n
const KG_KM_IN_T_100KM = 100_000n

function freightOf(size: Transport, { mode, freight, roadKm }: Destination): bigint {
  if (mode === 'local') return 0n
  const rate = BigInt(freight)
  if (mode === 'road')
    return divideRounded(BigInt(size.weightKg) * BigInt(roadKm ?? 0) * rate, KG_KM_IN_T_100KM)
  const space = BigInt(size.lengthMm) * BigInt(size.widthMm) * BigInt(size.heightMm)
  return divideRounded(space * rate, CUBIC_MM_IN_M3)
}

/** UAE taxes. Goods from a free zone pay duty and VAT when they enter the mainland. */
function taxes(
  { vatMode, customs }: LandedCostMachine,
  price: bigint,
  { mode }: Destination,
  { vatPoints, dutyPoints }: LandedCostTables,
): LandedCostPart[] {
  if (mode !== 'local') return vatMode === 'margin' ? [] : [{ kind: 'exportVat', amount: 0n }]
  if (customs === 'freeZone' || customs === 'exportOnly') {
    const duty = shareOf(price, dutyPoints)
    return [
      { kind: 'duty', amount: duty },
      { kind: 'vat', amount: shareOf(price + duty, vatPoints) },
    ]
  }
  return vatMode === 'margin' ? [] : [{ kind: 'vat', amount: shareOf(price, vatPoints) }]
}

/** The full cost of a machine at a destination, or why it cannot be calculated. */
export function landedCostOf(
  machine: LandedCostMachine,
  to: Destination,
  tables: LandedCostTables,
): LandedCost | LandedCostReason {
  const { price: asked, transport, emirate } = machine
  const price = asked?.currency === 'AED' ? toMinor(asked) : undefined
  if (price === undefined) return 'noPrice'
  if (!transport) return 'noSize'
  const sizeClass = sizeClassOf(transport)
  const rate = tables.haulage[emirate]?.[to.mode]?.[sizeClass]
  if (rate === undefined) return 'noRate'

  const fee = feeOf(price, tables.fee)
  const haulage = BigInt(rate)
  const freight = freightOf(transport, to)
  const papers = BigInt(to.papers)
  const insurance = larger(
    shareOf(price + freight, tables.insurance.points),
    BigInt(tables.insurance.least),
  )
  const abroad = to.mode !== 'local'
  // The customs value at the border, without the service fee.
  const worth = price + haulage + freight + papers + insurance
  const importDuty = shareOf(worth, to.dutyPoints)
  const parts: LandedCostPart[] = [
    { kind: 'price', amount: price },
    ...taxes(machine, price, to, tables),
    { kind: 'fee', amount: fee },
    { kind: 'feeVat', amount: shareOf(fee, tables.vatPoints) },
    { kind: 'haulage', amount: haulage },
    ...(abroad ? [{ kind: 'freight' as const, amount: freight }] : []),
    { kind: 'papers', amount: papers },
    { kind: 'insurance', amount: insurance },
    ...(abroad ? [{ kind: 'importDuty' as const, amount: importDuty }] : []),
  ]
  const importVat = abroad ? shareOf(worth + importDuty, to.vatPoints) : 0n
  return { parts, total: sum(parts), importVat, sizeClass }
}
