import { describe, expect, it } from 'vitest'
import { faults } from '../../lifecycle.ts'
import { filmLifecycle, videoLifecycle } from './video.lifecycle.ts'
import { FILM_PART_BYTES, partRange, partsOf } from './video.limits.ts'

describe('the lifecycles of films and videos', () => {
  it.each([filmLifecycle, videoLifecycle])('have no fault', (lifecycle) => {
    expect(faults(lifecycle)).toEqual([])
  })
})

describe('the parts of a film', () => {
  it('cover every byte once', () => {
    const size = FILM_PART_BYTES * 2 + 5
    const ranges = Array.from({ length: partsOf(size) }, (_, i) => partRange(size, i + 1))
    expect(ranges.map(({ from, to }) => to - from)).toEqual([FILM_PART_BYTES, FILM_PART_BYTES, 5])
    expect(ranges.at(-1)?.to).toBe(size)
  })
})
