import type { DeviceCard } from '../device/device.schema.ts'
import { toMinor } from '../money.minor.ts'
import type { SizeClass } from './landed.enums.ts'
import type { Destination, LandedTables } from './landed.schema.ts'

/** As much of a machine as its way costs by. */
export type LandedMachine = Pick<
  DeviceCard,
  'price' | 'transport' | 'vatMode' | 'customs' | 'emirate'
>

export type LandedPartKind =
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

export interface LandedPart {
  kind: LandedPartKind
  /** Fils. */
  amount: bigint
}

export type LandedReason = 'noPrice' | 'noSize' | 'noRate'

export interface Landed {
  /** In the order they are paid; together they are the total. */
  parts: readonly LandedPart[]
  total: bigint
  /** What the country's customs take besides: who trades there has it back, so it is not in the total. */
  importVat: bigint
  sizeClass: SizeClass
}

type Transport = NonNullable<LandedMachine['transport']>

const DECK_MM = 900
const WIDEST_MM = 3000
const HIGHEST_MM = 4200
const HEAVIEST_KG = 40_000

/** The low-bed it needs: the road's limits are of the load on its deck. */
export function sizeClassOf({ weightKg, widthMm, heightMm }: Transport): SizeClass {
  if (weightKg > HEAVIEST_KG) return 'heavy'
  return widthMm > WIDEST_MM || heightMm + DECK_MM > HIGHEST_MM ? 'oversize' : 'standard'
}

/** A half is rounded up. */
const divided = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by)
const share = (amount: bigint, points: number) => divided(amount * BigInt(points), 10_000n)
const larger = (a: bigint, b: bigint) => (a > b ? a : b)
const sum = (parts: readonly LandedPart[]) => parts.reduce((all, { amount }) => all + amount, 0n)

/** No step asks less than the one before it, whatever the table says: who pays more pays no smaller fee. */
function feeOf(price: bigint, steps: LandedTables['fee']): bigint {
  return steps.reduce((fee, { from, points, least }, i) => {
    if (price < BigInt(from)) return fee
    const next = steps[i + 1]
    const upTo = next && price > BigInt(next.from) ? BigInt(next.from) : price
    return larger(fee, larger(share(upTo, points), BigInt(least)))
  }, 0n)
}

const CUBIC_MM_IN_M3 = 1_000_000_000n
const KG_KM_IN_T_100KM = 100_000n

function freightOf(size: Transport, { mode, freight, roadKm }: Destination): bigint {
  if (mode === 'local') return 0n
  const rate = BigInt(freight)
  if (mode === 'road')
    return divided(BigInt(size.weightKg) * BigInt(roadKm ?? 0) * rate, KG_KM_IN_T_100KM)
  const space = BigInt(size.lengthMm) * BigInt(size.widthMm) * BigInt(size.heightMm)
  return divided(space * rate, CUBIC_MM_IN_M3)
}

/** What the Emirates take. Goods that never entered the mainland pay duty and VAT when they do. */
function taxes(
  { vatMode, customs }: LandedMachine,
  price: bigint,
  { mode }: Destination,
  { vatPoints, dutyPoints }: LandedTables,
): LandedPart[] {
  if (mode !== 'local') return vatMode === 'margin' ? [] : [{ kind: 'exportVat', amount: 0n }]
  if (customs === 'freeZone' || customs === 'exportOnly') {
    const duty = share(price, dutyPoints)
    return [
      { kind: 'duty', amount: duty },
      { kind: 'vat', amount: share(price + duty, vatPoints) },
    ]
  }
  return vatMode === 'margin' ? [] : [{ kind: 'vat', amount: share(price, vatPoints) }]
}

/** What a machine costs at a place, all of it, or why that cannot be said. */
export function landedPrice(
  machine: LandedMachine,
  to: Destination,
  tables: LandedTables,
): Landed | LandedReason {
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
    share(price + freight, tables.insurance.points),
    BigInt(tables.insurance.least),
  )
  const abroad = to.mode !== 'local'
  // What it is worth at their border; a fee for buying it is no part of that.
  const worth = price + haulage + freight + papers + insurance
  const importDuty = share(worth, to.dutyPoints)
  const parts: LandedPart[] = [
    { kind: 'price', amount: price },
    ...taxes(machine, price, to, tables),
    { kind: 'fee', amount: fee },
    { kind: 'feeVat', amount: share(fee, tables.vatPoints) },
    { kind: 'haulage', amount: haulage },
    ...(abroad ? [{ kind: 'freight' as const, amount: freight }] : []),
    { kind: 'papers', amount: papers },
    { kind: 'insurance', amount: insurance },
    ...(abroad ? [{ kind: 'importDuty' as const, amount: importDuty }] : []),
  ]
  const importVat = abroad ? share(worth + importDuty, to.vatPoints) : 0n
  return { parts, total: sum(parts), importVat, sizeClass }
}
