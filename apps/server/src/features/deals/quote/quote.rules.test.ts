import type { LandedCostTables } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { describe, expect, it } from 'vitest'
import {
  frozenParts,
  invoiceOf,
  laterOf,
  liesBetween,
  quoteCost,
  type FrozenCost,
  repricedCost,
} from './quote.rules.ts'

const DAMMAM = {
  code: 'dammam',
  mode: 'roro',
  place: 'Dammam',
  country: 'Saudi Arabia',
  dutyPoints: 500,
  vatPoints: 1500,
  fuelPpm: 10,
  ageLimitYears: null,
  roadKm: null,
  freight: 10_000,
  papers: 134_000,
} as const

const TABLES: LandedCostTables = {
  destinations: [DAMMAM],
  fee: [],
  vatPoints: 500,
  dutyPoints: 500,
  insurance: { points: 0, least: 0 },
  haulage: { sharjah: { roro: { standard: 150_000, oversize: 150_000, heavy: 150_000 } } },
}

const MACHINE = {
  transport: { weightKg: 22_000, lengthMm: 10_000, widthMm: 3000, heightMm: 3000 },
  customs: 'dutyPaid',
  emirate: 'sharjah',
} as const

function costOf(...given: Parameters<typeof quoteCost>): FrozenCost {
  const cost = quoteCost(...given)
  if (typeof cost === 'string') throw new Error(cost)
  return cost
}

const cost = (vat: 'standard' | 'zeroExport' | 'margin') =>
  costOf(MACHINE, { priceMinor: 20_000_000n, vat }, DAMMAM, TABLES)

describe('the landed cost of a quote [IN-6]', () => {
  it('charges VAT abroad only when the seller does', () => {
    const zero = cost('zeroExport')
    const taxed = cost('standard')
    expect(zero.parts.find(({ kind }) => kind === 'exportVat')?.amount).toBe(0n)
    expect(taxed.parts.find(({ kind }) => kind === 'vat')?.amount).toBe(1_000_000n)
    expect(taxed.total - zero.total).toBe(1_000_000n)
    expect(cost('margin').parts.some(({ kind }) => kind === 'vat')).toBe(false)
  })

  it('adds up to its total, and is unknown without the size of the machine', () => {
    const { parts, total } = cost('zeroExport')
    expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
    const unsized = { ...MACHINE, transport: null }
    const terms = { priceMinor: 1n, vat: 'margin' } as const
    expect(quoteCost(unsized, terms, DAMMAM, TABLES)).toBe('noSize')
  })
})

describe('the landed cost at another price [IN-6]', () => {
  const insured = { ...TABLES, insurance: { points: 100, least: 0 } }
  const at = (priceMinor: bigint) =>
    costOf(MACHINE, { priceMinor, vat: 'standard' }, DAMMAM, insured)
  const first = at(20_000_000n)
  const frozen = {
    priceMinor: 20_000_000n,
    costParts: frozenParts(first.parts),
    importVatMinor: first.importVat,
  }

  it('is the same at the same price', () => {
    expect(repricedCost(frozen, 20_000_000n)).toEqual({
      costParts: frozen.costParts,
      costMinor: first.total,
      importVatMinor: first.importVat,
    })
  })

  it('leaves what is billed as it was, and taxes follow the price', () => {
    const { costParts = [], costMinor } = repricedCost(frozen, 18_000_000n)
    const amounts = Object.fromEntries(costParts.map(({ kind, amount }) => [kind, amount]))
    const before = Object.fromEntries(frozen.costParts.map(({ kind, amount }) => [kind, amount]))
    for (const kind of ['haulage', 'freight', 'papers', 'insurance'])
      expect(amounts[kind]).toBe(before[kind])
    expect(amounts).toMatchObject({ price: '18000000', vat: '900000' })
    expect(Number(amounts.importDuty)).toBeLessThan(Number(before.importDuty))
    expect(costParts.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(costMinor)
  })

  it('is unknown when it was', () => {
    const unknown = { priceMinor: 1n, costParts: null, importVatMinor: null }
    expect(repricedCost(unknown, 2n)).toEqual({})
  })
})

describe('the sums of an invoice [EQ-9]', () => {
  const costParts = frozenParts(cost('zeroExport')?.parts ?? [])
  const given = { priceMinor: 20_000_000n, costParts, createdAt: new Date('2026-11-14') }

  it('include what the seller delivers: nothing, to the ship, or to the port', () => {
    const kinds = (delivery: 'yard' | 'onBoard' | 'toPort') =>
      invoiceOf({ ...given, vat: 'zeroExport', delivery }).lines.map(({ kind }) => kind)
    expect(kinds('yard')).toEqual(['price'])
    expect(kinds('onBoard')).toEqual(['price', 'haulage', 'papers'])
    expect(kinds('toPort')).toEqual(['price', 'haulage', 'freight', 'papers', 'insurance'])
  })

  it('have VAT by its mode, a deposit of a tenth and the balance', () => {
    const sums = invoiceOf({ ...given, vat: 'standard', delivery: 'yard' })
    expect(sums).toMatchObject({ net: 20_000_000n, vat: 1_000_000n, total: 21_000_000n })
    expect(sums).toMatchObject({ deposit: 2_100_000n, balance: 18_900_000n })
    expect(invoiceOf({ ...given, vat: 'margin', delivery: 'yard' }).vat).toBe(0n)
  })
})

it('a final price lies between both prices, whichever is higher', () => {
  expect([270n, 276n, 280n, 284n, 285n].map((price) => liesBetween(price, 284n, 276n))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(liesBetween(185n, 180n, 190n)).toBe(true)
})

it('the invoice, our fee and what others are paid add up to the price that was accepted', () => {
  const part = (kind: string, amount: bigint) => ({ kind, amount: String(amount) })
  const costParts = [
    part('price', 24_100_000n),
    part('freight', 1_500_000n),
    part('importDuty', 1_200_000n),
    part('fee', 361_500n),
    part('feeVat', 18_075n),
  ]
  const costMinor = 27_179_575n
  const createdAt = new Date('2026-11-14')
  const terms = { vat: 'zeroExport', delivery: 'yard' } as const
  const row = { priceMinor: 24_100_000n, ...terms, costParts, createdAt }
  const later = laterOf({ ...row, costMinor })
  expect(later).toEqual({ fee: 361_500n, feeVat: 18_075n, others: 2_700_000n, accepted: costMinor })
  const { total } = invoiceOf(row)
  expect(total + (later?.fee ?? 0n) + (later?.feeVat ?? 0n) + (later?.others ?? 0n)).toBe(costMinor)
  expect(laterOf({ ...row, costMinor: null })).toBeNull()
})
