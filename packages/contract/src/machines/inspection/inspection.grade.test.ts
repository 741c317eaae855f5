import { describe, expect, it } from 'vitest'
import { type Condition, conditionOf, gradeOf, hoursCounted } from './inspection.grade.ts'

const NEW: Condition = {
  years: 3,
  hours: 3000,
  worn: 50,
  repairs: 1,
  isStructural: false,
  forParts: false,
}

describe('the grade of a machine', () => {
  it.each([
    ['A', {}],
    ['B', { years: 4 }],
    ['B', { hours: 3001 }],
    ['B', { years: 6, hours: 6000 }],
    ['C', { years: 7 }],
    ['C', { worn: 51 }],
    ['C', { years: 20, hours: 20_000, worn: 75 }],
    ['D', { worn: 76 }],
    ['D', { repairs: 2 }],
    ['D', { isStructural: true }],
    ['E', { forParts: true }],
  ] as const)('is %s with %o', (grade, given) => {
    expect(gradeOf({ ...NEW, ...given })).toBe(grade)
  })

  it('follows from the worst point of tracks or tyres, and from what needs repair', () => {
    const machine = { yearMade: 2021, workHours: null, mileageKm: 100_000 }
    const point = { part: 'undercarriage', unit: 'percent', state: 'ok', value: 31 } as const
    const findings = [
      point,
      { ...point, value: 44 },
      { ...point, part: 'tyres', unit: 'mm', value: 8 } as const,
      { ...point, part: 'structure', unit: null, state: 'action', value: null } as const,
    ]
    expect(conditionOf(machine, { findings, forParts: false }, 2026)).toEqual({
      years: 5,
      hours: 2000,
      worn: 75,
      repairs: 1,
      isStructural: true,
      forParts: false,
    })
  })

  it.each([
    [5260, 5300, 5300],
    [5260, 400, 5260],
    [null, 400, 400],
    [5260, null, 5260],
    [null, null, null],
  ])('counts, of %o known hours and %o on the meter, %o', (known, meterHours, hours) => {
    expect(hoursCounted(known, meterHours)).toBe(hours)
  })
})
