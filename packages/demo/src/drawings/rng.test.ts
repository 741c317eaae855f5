import { describe, expect, it } from 'vitest'
import { rng } from './rng.ts'

const five = (r: () => number) => Array.from({ length: 5 }, r)

describe('random numbers', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(five(rng('dozer'))).toEqual(five(rng('dozer')))
    expect(five(rng('dozer'))).not.toEqual(five(rng('roller')))
  })

  it('of a fork do not depend on how many were drawn before', () => {
    const fresh = rng(7)
    const used = rng(7)
    five(used)
    expect(five(used.fork('sky'))).toEqual(five(fresh.fork('sky')))
    expect(five(fresh.fork('sky'))).not.toEqual(five(fresh.fork('sea')))
  })

  it('stay within what was asked for', () => {
    const r = rng('limits')
    for (let i = 0; i < 500; i++) {
      expect(r.range(-2, 3)).toSatisfy((v: number) => v >= -2 && v < 3)
      expect([4, 5, 6]).toContain(r.int(4, 6))
      expect(['a', 'b']).toContain(r.pick(['a', 'b']))
    }
  })
})
