import { describe, expect, it } from 'vitest'
import { ageFactor, reckonGuide, type Sold } from './valuation.rules.ts'

const known = { newPrice: 60_000_000, hoursPerYear: 1400, curve: 'standard' as const }
const machine = { yearMade: 2018, workHours: 11_200, grade: 'B' as const }
const sold = (price: number, more: Partial<Sold> = {}): Sold => ({ ...machine, price, ...more })

describe('what age leaves of a price', () => {
  it('falls in straight lines between the known years, and cranes keep theirs longer', () => {
    expect(ageFactor('standard', 3)).toBe(0.62)
    expect(ageFactor('standard', 9)).toBeCloseTo(0.3125)
    expect(ageFactor('standard', 40)).toBe(0.12)
    expect(ageFactor('crane', 12)).toBeGreaterThan(ageFactor('standard', 12) * 1.5)
  })
})

describe('a guide range', () => {
  it('is the middle half of what machines just like it were sold for', () => {
    const sales = [100, 110, 120, 130, 140].map((thousands) => sold(thousands * 100_000))
    expect(reckonGuide(machine, sales, known, 2026)).toEqual({
      low: 11_000_000,
      high: 13_000_000,
      basis: 'sold',
      soldCount: 5,
    })
  })

  it('reckons a sale of a better machine down to this one', () => {
    const same = Array.from({ length: 6 }, () => sold(20_000_000))
    const better = same.map((each) => ({ ...each, yearMade: 2021, workHours: 4000 }))
    const plain = reckonGuide(machine, same, known, 2026)
    const lower = reckonGuide(machine, better, known, 2026)
    expect(lower?.high).toBeLessThan(plain?.low ?? 0)
  })

  it('says that it is only the catalogue when too few were sold', () => {
    const reckoned = reckonGuide(machine, [sold(1_000_000)], known, 2026)
    expect(reckoned).toMatchObject({ basis: 'band', soldCount: 1 })
    expect(reckoned?.low).toBeLessThan(60_000_000 * 0.345)
    expect(reckoned?.high).toBeGreaterThan(60_000_000 * 0.345)
  })

  it('is not made up when neither sales nor catalogue know the model', () => {
    expect(reckonGuide(machine, [], { ...known, newPrice: null }, 2026)).toBeNull()
  })
})
