import { describe, expect, it } from 'vitest'
import { fromMinor } from '../../money/money/minor-units.ts'
import type { LandedCost, LandedCostMachine, LandedCostPartKind } from './landed-cost.price.ts'
import { landedCostOf, sizeClassOf } from './landed-cost.price.ts'
import type { Destination, LandedCostTables } from './landed-cost.schema.ts'

const to = (mode: Destination['mode'], more: Partial<Destination> = {}): Destination => ({
  code: mode,
  mode,
  place: mode,
  country: mode,
  dutyPoints: mode === 'local' ? 0 : 500,
  vatPoints: mode === 'local' ? 500 : 1500,
  fuelPpm: 10,
  ageLimitYears: null,
  roadKm: mode === 'road' ? 75 : null,
  freight: mode === 'local' ? 0 : 11_500,
  papers: 134_000,
  ...more,
})
const DOOR = to('local')
const SEA = to('roro')
const ROAD = to('road', { freight: 4600 })

const ways = { standard: 90_000, oversize: 150_000, heavy: 320_000 }
const TABLES: LandedCostTables = {
  destinations: [DOOR, SEA, ROAD],
  fee: [
    { from: 0, points: 250, least: 75_000 },
    { from: 10_000_000, points: 150, least: 250_000 },
    { from: 50_000_000, points: 0, least: 750_000 },
  ],
  vatPoints: 500,
  dutyPoints: 500,
  insurance: { points: 35, least: 25_000 },
  haulage: { sharjah: { local: ways, road: ways, roro: ways } },
}

const CAT_320: LandedCostMachine = {
  price: { amount: '236000.00', currency: 'AED' },
  transport: { weightKg: 22_000, lengthMm: 9600, widthMm: 3200, heightMm: 3100 },
  vatMode: 'standard',
  customs: 'dutyPaid',
  emirate: 'sharjah',
}

function priced(machine: Partial<LandedCostMachine>, at: Destination, tables = TABLES): LandedCost {
  const cost = landedCostOf({ ...CAT_320, ...machine }, at, tables)
  if (typeof cost === 'string') throw new Error(cost)
  return cost
}
const parts = ({ parts: all }: LandedCost) =>
  Object.fromEntries(all.map(({ kind, amount }) => [kind, amount])) as Partial<
    Record<LandedCostPartKind, bigint>
  >

/** A seeded generator: the same numbers in every run. */
function* figures(seed: number): Generator<number, never> {
  for (let at = seed; ;) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    yield at
  }
}
const next = (from: Generator<number, never>) => from.next().value

describe('the landed price', () => {
  it('of a machine shipped to Dammam names every part of the way [EQ-3]', () => {
    const cost = priced({}, SEA)
    expect(parts(cost)).toEqual({
      price: 23_600_000n,
      exportVat: 0n,
      fee: 354_000n,
      feeVat: 17_700n,
      haulage: 150_000n,
      // 9.6 × 3.2 × 3.1 m is 95.232 m³, at 115 dirhams each
      freight: 1_095_168n,
      papers: 134_000n,
      insurance: 86_433n,
      importDuty: 1_253_280n,
    })
    expect(cost.total).toBe(26_690_581n)
    expect(cost.importVat).toBe(3_947_832n)
  })

  it('at the door has VAT in it, and neither freight nor duty [EQ-3]', () => {
    const at = parts(priced({}, DOOR))
    expect(at).toMatchObject({ vat: 1_180_000n })
    expect(at).not.toHaveProperty('freight')
    expect(at).not.toHaveProperty('importDuty')
    expect(priced({}, DOOR).importVat).toBe(0n)
  })

  it('has no tax line of a machine sold on its margin', () => {
    for (const at of [DOOR, SEA])
      expect(parts(priced({ vatMode: 'margin' }, at))).toEqual(
        expect.not.objectContaining({ vat: expect.anything(), exportVat: expect.anything() }),
      )
  })

  it.each(['freeZone', 'exportOnly'] as const)(
    'of a %s machine that enters the mainland has duty and VAT upon it',
    (customs) => {
      const at = parts(priced({ customs, vatMode: 'margin' }, DOOR))
      expect(at).toMatchObject({ duty: 1_180_000n, vat: 1_239_000n })
      expect(parts(priced({ customs }, SEA))).not.toHaveProperty('duty')
    },
  )

  it('by road is for the weight and the way', () => {
    expect(parts(priced({}, ROAD)).freight).toBe(75_900n)
  })

  it.each([
    ['noPrice', { price: null }],
    ['noPrice', { price: { amount: '64000.00', currency: 'USD' } }],
    ['noSize', { transport: null }],
    ['noRate', { emirate: 'fujairah' }],
  ] as const)('cannot be calculated: %s', (reason, machine) => {
    expect(landedCostOf({ ...CAT_320, ...machine }, SEA, TABLES)).toBe(reason)
  })

  it('is the sum of its parts, and grows with the price, whatever the tables say', () => {
    const from = figures(20_418)
    for (let run = 0; run < 400; run++) {
      const tables: LandedCostTables = {
        ...TABLES,
        fee: [0, next(from) % 20_000_000, next(from) % 90_000_000]
          .toSorted((a, b) => a - b)
          .map((at) => ({ from: at, points: next(from) % 1500, least: next(from) % 900_000 })),
        insurance: { points: next(from) % 200, least: next(from) % 50_000 },
      }
      const at = [DOOR, SEA, ROAD][run % 3] ?? DOOR
      const customs = run % 2 ? 'freeZone' : 'dutyPaid'
      const asked = BigInt(next(from) % 100_000_000)
      const askedMore = asked + BigInt(next(from) % 5_000_000)
      const [cheap, dear] = [asked, askedMore].map((minor) =>
        priced({ customs, price: fromMinor(minor, 'AED') }, at, tables),
      )
      expect(cheap?.total).toBe(cheap?.parts.reduce((all, { amount }) => all + amount, 0n))
      expect(dear && cheap && dear.total >= cheap.total).toBe(true)
    }
  })
})

describe('the low-bed a machine needs', () => {
  const small = { weightKg: 8000, lengthMm: 7000, widthMm: 2400, heightMm: 3300 }
  it.each([
    ['standard', small],
    ['standard', { ...small, widthMm: 3000 }],
    ['oversize', { ...small, widthMm: 3001 }],
    ['oversize', { ...small, heightMm: 3301 }],
    ['oversize', { ...small, weightKg: 40_000, widthMm: 3400 }],
    ['heavy', { ...small, weightKg: 40_001 }],
  ] as const)('is %s for %o', (sizeClass, size) => {
    expect(sizeClassOf(size)).toBe(sizeClass)
  })
})
