import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { describe, expect, it } from 'vitest'
import { hoursLeft, isThin, remainingCost } from './remaining-cost.ts'

const aed = (amount: number) => ({ amount: String(amount), currency: 'AED' })
// Only the fields that the function reads.
const machine = (more: Partial<Device> = {}) =>
  ({
    yearMade: 2019,
    workHours: 7840,
    guide: { low: aed(222_000), high: aed(258_000), basis: 'sold', soldCount: 41 },
    expected: { hoursPerYear: 1400, lifeHours: 12_000 },
    ...more,
  }) as Device

describe('the cost of an hour that is left', () => {
  it('is what is paid less what it still brings, over the hours [EQ-3]', () => {
    // 4,160 hours are 2.97 years: from 7 years (0.385) to 9.97 (0.28093) it keeps 0.7297 of 240,000.
    expect(remainingCost(machine(), 262_800, 2026)).toBeCloseTo((262_800 - 175_125) / 4160, 1)
  })

  it('is smaller for a machine with more hours left', () => {
    const tired = remainingCost(machine(), 262_800, 2026)
    const young = remainingCost(machine({ workHours: 2000 }), 262_800, 2026)
    expect(Number(young)).toBeLessThan(Number(tired))
  })

  it('is never below nothing', () => {
    expect(remainingCost(machine(), 10_000, 2026)).toBe(0)
  })

  it.each([
    ['the landed price', machine(), null],
    ['the hours', machine({ workHours: null }), 262_800],
    ['the usual life', machine({ expected: null }), 262_800],
    ['the guide', machine({ guide: null }), 262_800],
    ['any hour that is left', machine({ workHours: 12_500 }), 262_800],
  ] as const)('is not shown without %s', (_, device, cost) => {
    expect(remainingCost(device, cost, 2026)).toBeNull()
  })
})

describe('hours left', () => {
  it('are none past the usual life, and unknown without a meter', () => {
    expect(hoursLeft(machine())).toBe(4160)
    expect(hoursLeft(machine({ workHours: 13_000 }))).toBe(0)
    expect(hoursLeft(machine({ workHours: null }))).toBeNull()
  })
})

describe('a guide', () => {
  it('is thin on few sales, or on none', () => {
    const guide = { low: aed(1), high: aed(2), basis: 'sold', soldCount: 11 } as const
    expect(isThin(guide)).toBe(true)
    expect(isThin({ ...guide, soldCount: 12 })).toBe(false)
    expect(isThin({ ...guide, soldCount: 12, basis: 'asked' })).toBe(true)
    expect(isThin(null)).toBe(true)
  })
})
