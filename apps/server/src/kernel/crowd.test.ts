import { describe, expect, it } from 'vitest'
import { atMost } from './crowd.ts'

const REFUSED = { status: 429, code: 'A00001', values: { seconds: 1 } }

describe('a crowd', () => {
  it('is let in until the place is full; the rest is sent away before anything is done [CL-26]', async () => {
    const enter = atMost(2)
    const { promise: end, resolve: leave } = Promise.withResolvers<void>()
    let begun = 0
    const work = async () => {
      begun++
      await end
      return 'done'
    }
    const inside = [enter(work), enter(work)]
    await expect(enter(work)).rejects.toMatchObject(REFUSED)
    expect(begun).toBe(2)
    leave()
    expect(await Promise.all(inside)).toEqual(['done', 'done'])
    expect(await enter(work)).toBe('done')
  })

  it('makes room again where work failed, also at once', async () => {
    const enter = atMost(1)
    const failing = () => {
      throw new Error('away')
    }
    for (let n = 0; n < 3; n++) await expect(enter(failing)).rejects.toThrow('away')
    expect(await enter(async () => 'done')).toBe('done')
  })

  it('is one of each place', async () => {
    const [here, there] = [atMost(1), atMost(1)]
    expect(await here(() => there(async () => 'done'))).toBe('done')
    await expect(here(() => here(async () => 'done'))).rejects.toMatchObject(REFUSED)
  })
})
