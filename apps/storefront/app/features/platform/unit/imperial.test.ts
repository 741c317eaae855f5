import { describe, expect, it } from 'vitest'
import { feetOf, imperialOf } from './imperial.ts'

describe('a figure in the other system', () => {
  it.each([
    [22_000, 'kg', 48_502, 'lb'],
    [50, 't', 55.1, 'shortTon'],
    [600, 'mm', 23.6, 'in'],
    [1.19, 'm3', 1.56, 'yd3'],
    [119, 'kW', 160, 'hp'],
    [400, 'l', 106, 'gal'],
    [152, 'kN', 34_171, 'lbf'],
    [350, 'bar', 5076, 'psi'],
    [9, 'celsius', 48.2, 'fahrenheit'],
    [-40, 'celsius', -40, 'fahrenheit'],
  ] as const)('reads %d %s as %d %s [EQ-3]', (value, unit, converted, into) => {
    expect(imperialOf(value, unit)).toEqual({ value: converted, unit: into })
  })

  it.each(['percent', 'kVA', 'Hz', 'V', 'dB', 'seconds'] as const)('leaves %s as it is', (unit) => {
    expect(imperialOf(50, unit)).toBeNull()
  })

  it.each([
    [9.6, 31, 6],
    [3.048, 10, 0],
    [0.3, 1, 0],
    [1.8288, 6, 0],
    [0, 0, 0],
  ])('reads %d m as %d ft %d in, never twelve inches', (metres, feet, inches) => {
    expect(feetOf(metres)).toEqual({ feet, inches })
  })
})
