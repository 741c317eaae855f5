import { describe, expect, it } from 'vitest'
import { ageFactor, askingPrice, type Worth } from './price.ts'

const ORDINARY: Worth = {
  newUsdK: 165,
  curve: 'standard',
  age: 8,
  aboveExpected: 0,
  grade: 'B',
  emission: 'tier4i',
  customs: 'dutyPaid',
}
const asked = (given: Partial<Worth>) => Number(askingPrice({ ...ORDINARY, ...given })) / 100_000

describe('the asking price', () => {
  it.each([
    ['mini excavator of 5 t', 62, 'standard', [141, 79, 54]],
    ['excavator of 20 to 23 t', 165, 'standard', [376, 209, 142]],
    ['excavator of 45 to 50 t', 420, 'standard', [956, 532, 362]],
    ['backhoe loader', 75, 'standard', [171, 95, 65]],
    ['D6 dozer', 380, 'standard', [865, 481, 328]],
    ['rough-terrain crane', 480, 'crane', [1265, 953, 760]],
    ['Chinese truck crane', 230, 'standard', [520, 290, 200]],
  ] as const)('of an ordinary %s is that of the trade', (_, newUsdK, curve, thousands) => {
    for (const [i, age] of [3, 8, 12].entries())
      expect(asked({ newUsdK, curve, age }) / (thousands[i] ?? 0)).toBeCloseTo(1, 1)
  })

  it('falls with every year, for cranes more slowly', () => {
    const ages = Array.from({ length: 19 }, (_, i) => i + 1)
    for (const curve of ['standard', 'crane'] as const)
      for (const age of ages) expect(ageFactor(curve, age)).toBeLessThan(ageFactor(curve, age - 1))
    expect(ageFactor('standard', 9)).toBeCloseTo((0.345 + 0.28) / 2)
    expect(ageFactor('standard', 25)).toBe(0.12)
    expect(ageFactor('crane', 8)).toBeGreaterThan(ageFactor('standard', 8))
  })

  it('follows hours, grade, engine and plate', () => {
    const plain = asked({})
    expect(asked({ aboveExpected: 2000 }) / plain).toBeCloseTo(0.92, 2)
    expect(asked({ aboveExpected: 60_000 }) / plain).toBeCloseTo(0.7, 2)
    expect(asked({ aboveExpected: -60_000 }) / plain).toBeCloseTo(1.2, 2)
    expect(asked({ grade: 'C' }) / plain).toBeCloseTo(0.86, 2)
    expect(asked({ emission: 'tier3' }) / plain).toBeCloseTo(1.05, 2)
    expect(asked({ emission: 'stageV' }) / plain).toBeCloseTo(0.95, 2)
    expect(asked({ customs: 'uaeRegistered' }) / plain).toBeCloseTo(1.03, 2)
  })

  it('is rounded to 500 dirhams and never nothing', () => {
    expect(askingPrice(ORDINARY) % 50_000n).toBe(0n)
    expect(askingPrice({ ...ORDINARY, newUsdK: 0.01 })).toBe(50_000n)
  })
})
