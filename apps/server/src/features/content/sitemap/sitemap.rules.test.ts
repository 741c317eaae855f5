import { describe, expect, it } from 'vitest'
import { SEGMENT_ENTRIES, segmentOf, stretchOf } from './sitemap.rules.ts'

describe('the files that machines are listed in', () => {
  it.each([1, SEGMENT_ENTRIES, SEGMENT_ENTRIES + 1, 1_000_000])(
    'finds machine %i again in the stretch of its file',
    (seq) => {
      const { after, last } = stretchOf(segmentOf(seq))
      expect(seq).toBeGreaterThan(after)
      expect(seq).toBeLessThanOrEqual(last)
    },
  )

  it('starts with the first machine and omits none', () => {
    expect(stretchOf(1).after).toBe(0)
    expect(stretchOf(8).after).toBe(stretchOf(7).last)
  })
})
