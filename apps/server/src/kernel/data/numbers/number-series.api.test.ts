import { describe, expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { startCtx } from '#test/harness.ts'
import { nextNumber, skipNumbers } from './number-series.ts'

const SERIES = { series: 'test', year: 2026 }
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

describe('a series of numbers', () => {
  it('has no gap and no number twice, when eight take at once and every other one is rolled back', async () => {
    await using server = await startCtx()
    const take = (n: number) =>
      atomic(server.ctx, async (ctx) => {
        const number = await nextNumber(ctx, SERIES)
        if (n % 2 === 1) throw new Error('rolled back')
        return number
      })
    const taken: number[] = []
    for (let round = 0; round < 4; round++) {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => take(n)))
      for (const outcome of outcomes)
        if (outcome.status === 'fulfilled') taken.push(outcome.value)
        else expect(outcome.reason).toMatchObject({ message: 'rolled back' })
    }
    expect(inOrder(taken)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1))
  })

  it('begins in each year, and is apart from other series', async () => {
    await using server = await startCtx()
    const numbers = await atomic(server.ctx, async (ctx) => [
      await nextNumber(ctx, SERIES),
      await nextNumber(ctx, SERIES),
      await nextNumber(ctx, { ...SERIES, year: 2027 }),
      await nextNumber(ctx, { ...SERIES, series: 'other' }),
    ])
    expect(numbers).toEqual([1, 2, 1, 1])
  })

  it('goes on behind a gap that was left on purpose', async () => {
    await using server = await startCtx()
    await skipNumbers(server.ctx, SERIES, 1000)
    expect(await atomic(server.ctx, (ctx) => nextNumber(ctx, SERIES))).toBe(1001)
  })
})
