import { describe, expect, it } from 'vitest'
import { roundedFils, type Worth, worthAed } from './price.ts'

const ORDINARY: Worth = {
  newUsdK: 165,
  curve: 'standard',
  age: 8,
  aboveExpected: 0,
  grade: 'B',
  emission: 'tier4i',
  customs: 'dutyPaid',
}
const asked = (given: Partial<Worth>) => worthAed({ ...ORDINARY, ...given }) / 1000

describe('what a machine is worth', () => {
  it.each([
    ['mini excavator of 1.5 to 3 t', 28, 'standard', [64, 35, 24]],
    ['mini excavator of 5 t', 62, 'standard', [141, 79, 54]],
    ['excavator of 13 to 15 t', 125, 'standard', [285, 158, 108]],
    ['excavator of 20 to 23 t', 165, 'standard', [376, 209, 142]],
    ['excavator of 30 to 36 t', 260, 'standard', [592, 329, 224]],
    ['excavator of 45 to 50 t', 420, 'standard', [956, 532, 362]],
    ['backhoe loader', 75, 'standard', [171, 95, 65]],
    ['skid steer', 45, 'standard', [102, 57, 39]],
    ['wheel loader of 3 m³', 240, 'standard', [546, 304, 207]],
    ['grader of the 140 class', 330, 'standard', [751, 418, 285]],
    ['D8 dozer', 720, 'standard', [1639, 912, 621]],
    ['dumper of 40 t', 560, 'standard', [1275, 710, 483]],
    ['single-drum roller', 110, 'standard', [250, 139, 95]],
    ['telehandler', 120, 'standard', [273, 152, 104]],
    ['forklift of 3 t', 28, 'standard', [64, 35, 24]],
    ['all-terrain crane of 100 t', 1050, 'crane', [2765, 2085, 1660]],
    ['boom lift of 20 m', 110, 'standard', [250, 139, 95]],
    ['generator of 500 kVA', 75, 'standard', [171, 95, 65]],
    ['truck pump of 36 m', 330, 'standard', [751, 418, 285]],
    ['tipper', 105, 'standard', [239, 133, 91]],
    ['D6 dozer', 380, 'standard', [865, 481, 328]],
    ['rough-terrain crane', 480, 'crane', [1265, 953, 760]],
    ['Chinese truck crane', 230, 'standard', [520, 290, 200]],
  ] as const)('of an ordinary %s is that of the trade', (_, newUsdK, curve, thousands) => {
    for (const [i, age] of [3, 8, 12].entries())
      expect(asked({ newUsdK, curve, age }) / (thousands[i] ?? 0)).toBeCloseTo(1, 1)
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

  it('is asked for in steps of 500 dirhams and never nothing', () => {
    expect(roundedFils(209_312.4)).toBe(20_950_000n)
    expect(roundedFils(3)).toBe(50_000n)
  })
})
