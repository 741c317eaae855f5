import { describe, expect, it } from 'vitest'
import type { Emission } from '../../machines/device/device.enums.ts'
import { exportFit } from './export-fit.ts'

const fit = (emission: Emission, fuelPpm: number, ageLimitYears: number | null = null) =>
  exportFit({ emission, yearMade: 2019 }, { fuelPpm, ageLimitYears }, 2026)

describe('the fit of a machine for a country', () => {
  it.each([
    ['tier3', 10_000, 'ready'],
    ['none', 10_000, 'ready'],
    ['tier4f', 10, 'ready'],
    ['tier4f', 15, 'ready'],
    ['tier4f', 50, 'deTier'],
    ['tier4i', 2500, 'deTier'],
    ['stageV', 10, 'ready'],
    ['stageV', 50, 'notAdvised'],
    ['euro4', 50, 'ready'],
    ['euro4', 500, 'deTier'],
    ['euro6', 350, 'notAdvised'],
    ['cev5', 10, 'ready'],
  ] as const)('of %s on diesel of %i ppm is %s', (emission, ppm, expected) => {
    expect(fit(emission, ppm)).toBe(expected)
  })

  it('ends with the age the country admits, whatever the engine', () => {
    expect(fit('tier3', 10, 7)).toBe('ready')
    expect(fit('tier3', 10, 6)).toBe('tooOld')
  })
})
