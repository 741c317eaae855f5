import { describe, expect, it } from 'vitest'
import { differencesFirst, ratedRows, type Row } from './row.ts'

const row = (code: string, values: readonly (number | null)[], best?: Row['best']): Row => ({
  code,
  label: code,
  cells: values.map((value) =>
    value === null ? null : { same: String(value), value, content: value },
  ),
  ...(best && { best }),
})
const least = { end: 'less', word: 'compare.lowest' } as const
const most = { end: 'more', word: 'compare.highest' } as const
const rated = (...given: Parameters<typeof row>) => ratedRows([row(...given)])[0]

describe('a row of the comparison', () => {
  it.each([
    ['hours', [7840, 6310, 3480, 8020], least, [2]],
    ['power', [119, 125, 118, 119], most, [1]],
    ['two alike', [5, 5, 9], least, [0, 1]],
    ['one not known', [null, 5, 9], least, [1]],
    ['only one known', [null, 5, null], least, []],
    ['all alike', [5, 5], least, []],
    ['all alike that are known', [5, 5, null], most, []],
  ] as const)('marks the best: %s', (code, values, best, at) => {
    expect([...(rated(code, values, best)?.bestAt ?? [])]).toEqual(at)
  })

  it('marks none where neither end is better', () => {
    expect(rated('weight', [22, 21])?.bestAt.size).toBe(0)
  })

  it('steps back when it says the same of all, and only then', () => {
    expect(rated('tier', [3, 3, 3])?.isSame).toBe(true)
    expect(rated('tier', [3, 3, 4])?.isSame).toBe(false)
    expect(rated('tier', [3, null])?.isSame).toBe(false)
  })

  it('of one machine has nothing to be the same as', () => {
    expect(rated('tier', [3])?.isSame).toBe(false)
  })

  it('is left out when no machine has it', () => {
    expect(ratedRows([row('bucket', [null, null]), row('tier', [3, null])])).toHaveLength(1)
  })

  it('comes first when it differs, in the order it had', () => {
    const rows = ratedRows([row('a', [1, 1]), row('b', [1, 2]), row('c', [2, 2]), row('d', [3, 1])])
    expect(differencesFirst(rows).map(({ code }) => code)).toEqual(['b', 'd', 'a', 'c'])
  })
})
