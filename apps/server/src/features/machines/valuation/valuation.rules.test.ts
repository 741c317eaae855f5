import { describe, expect, it } from 'vitest'
import { ageFactor, calculateGuide, type Sold } from './valuation.rules.ts'

const known = { newPrice: 60_000_000, hoursPerYear: 1400, curve: 'standard' as const }
const machine = { yearMade: 2018, workHours: 11_200, grade: 'B' as const }
const sold = (price: number, more: Partial<Sold> = {}): Sold => ({ ...machine, price, ...more })

describe('the depreciation by age', () => {
  it('is linear between the known years, and slower for cranes', () => {
    expect(ageFactor('standard', 3)).toBe(0.62)
    expect(ageFactor('standard', 9)).toBeCloseTo(0.3125)
    expect(ageFactor('standard', 40)).toBe(0.12)
    expect(ageFactor('crane', 12)).toBeGreaterThan(ageFactor('standard', 12) * 1.5)
  })
})

describe('a guide range', () => {
  it('is the interquartile range of the sale prices of equal machines', () => {
    const sales = [100, 110, 120, 130, 140].map((thousands) => sold(thousands * 100_000))
    expect(calculateGuide(machine, sales, known, 2026)).toEqual({
      low: 11_000_000,
      high: 13_000_000,
      basis: 'sold',
      soldCount: 5,
    })
  })

  it('converts a sale of a better machine down to this one', () => {
    const same = Array.from({ length: 6 }, () => sold(20_000_000))
    const better = same.map((each) => ({ ...each, yearMade: 2021, workHours: 4000 }))
    const plain = calculateGuide(machine, same, known, 2026)
    const lower = calculateGuide(machine, better, known, 2026)
    expect(lower?.high).toBeLessThan(plain?.low ?? 0)
  })

  it('states that its source is the catalogue when too few were sold', () => {
    const calculated = calculateGuide(machine, [sold(1_000_000)], known, 2026)
    expect(calculated).toMatchObject({ basis: 'band', soldCount: 1 })
    expect(calculated?.low).toBeLessThan(60_000_000 * 0.345)
    expect(calculated?.high).toBeGreaterThan(60_000_000 * 0.345)
  })

  it('is empty when neither sales nor catalogue have the model', () => {
    expect(calculateGuide(machine, [], { ...known, newPrice: null }, 2026)).toBeNull()
  })
})
