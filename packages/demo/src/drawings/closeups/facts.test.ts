import { describe, expect, it } from 'vitest'
import { drawScene, type SceneSpec } from '../scene.ts'
import { countOf, drumsOf, hoursOn, readingOf } from './close-up.ts'
import { plateRows } from './plate.ts'

describe('what a machine tells about itself', () => {
  it('is on its plate, and what is not known is not', () => {
    const facts = { serial: '••••4182', year: 2019, weightKg: 22_000, powerKw: 119 }
    expect(plateRows('dozer', 'D6R', facts)).toEqual([
      ['MODEL', 'D6R'],
      ['PIN', '••••4182'],
      ['YEAR', '2019'],
      ['MASS KG', '22000'],
      ['POWER KW', '119'],
    ])
    expect(plateRows('low-bed', 'TDP 60', facts).map(([label]) => label)).not.toContain('POWER KW')
    expect(plateRows('dozer', '', {})).toEqual([])
  })

  it('is on its meter, in the unit that it counts', () => {
    expect(readingOf(countOf({ hours: 8412.4 }))).toBe('08412.4')
    expect(readingOf(countOf({ km: 406_630, hours: 3 }))).toBe('406630')
    expect(drumsOf(countOf({ hours: 716.6 }))).toBe('007166')
    expect(hoursOn({ hours: 716.6 })).toBe('716')
    expect([readingOf(countOf({})), drumsOf(countOf({})), hoursOn({})]).toEqual([
      '-----',
      '------',
      '-----',
    ])
  })

  it.each([
    ['plate', 'dozer', { emission: 'TIER 3' }, { emission: 'STAGE V' }],
    ['plate', 'dozer', { serial: '••••4182' }, { serial: '4182' }],
    ['panel', 'generator', { kva: 500 }, { kva: 550 }],
    ['cab', 'tipper-truck', { km: 120 }, { km: 121 }],
    ['cab', 'mobile-crane', { hours: 120 }, { hours: 121 }],
    ['cab', 'dozer', { hours: 120 }, { hours: 121 }],
  ] as const)('is drawn in the view %s of a %s', (view, category, one, other) => {
    const drawn = (facts: SceneSpec['facts']) =>
      drawScene({ category, view, seed: 1, ...(facts && { facts }) }).replaceAll(
        /(id="|url\(#)[^")]+/g,
        '$1',
      )
    expect(drawn(one)).not.toBe(drawn(other))
  })
})
