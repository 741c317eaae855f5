import { describe, expect, it } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

const REFUSED = { status: 429, code: 'A00001', values: { seconds: 1 } }

describe('a concurrency limit', () => {
  it('admits calls up to its number, and refuses the others before any work [CL-26]', async () => {
    const enter = concurrencyLimit(2)
    const { promise: end, resolve: leave } = Promise.withResolvers<void>()
    let started = 0
    const work = async () => {
      started++
      await end
      return 'done'
    }
    const running = [enter(work), enter(work)]
    await expect(enter(work)).rejects.toMatchObject(REFUSED)
    expect(started).toBe(2)
    leave()
    expect(await Promise.all(running)).toEqual(['done', 'done'])
    expect(await enter(work)).toBe('done')
  })

  it('admits a call again after work failed, also synchronously', async () => {
    const enter = concurrencyLimit(1)
    const failing = () => {
      throw new Error('away')
    }
    for (let n = 0; n < 3; n++) await expect(enter(failing)).rejects.toThrow('away')
    expect(await enter(async () => 'done')).toBe('done')
  })

  it('is separate for each instance', async () => {
    const [one, other] = [concurrencyLimit(1), concurrencyLimit(1)]
    expect(await one(() => other(async () => 'done'))).toBe('done')
    await expect(one(() => one(async () => 'done'))).rejects.toMatchObject(REFUSED)
  })
})
