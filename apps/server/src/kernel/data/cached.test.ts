import { describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from './cached.ts'

function testCtx() {
  let at = new Date('2026-11-14T08:00:00Z').getTime()
  const ctx = { db: {}, now: () => new Date(at) } as Ctx
  return { ctx, pass: (seconds: number) => void (at += seconds * 1000) }
}

describe('a cached read', () => {
  it('is repeated after its TTL, and not before', async () => {
    const { ctx, pass } = testCtx()
    let reads = 0
    const read = cached({ seconds: 30 }, async () => ++reads)
    expect([await read(ctx), await read(ctx)]).toEqual([1, 1])
    pass(29)
    expect(await read(ctx)).toBe(1)
    pass(1)
    expect(await read(ctx)).toBe(2)
  })

  it('has one entry per argument, and the oldest entry is evicted', async () => {
    const { ctx } = testCtx()
    const reads: string[] = []
    const read = cached({ seconds: 30, most: 2 }, async (_ctx, name: string) => reads.push(name))
    for (const name of ['a', 'b', 'a', 'c', 'b', 'a']) await read(ctx, name)
    expect(reads).toEqual(['a', 'b', 'c', 'a'])
  })

  it('does not cache a failure: the next call reads again', async () => {
    const { ctx } = testCtx()
    let reads = 0
    const read = cached({ seconds: 30 }, async () => {
      reads++
      if (reads === 1) throw new Error('away')
      return reads
    })
    await expect(read(ctx)).rejects.toThrow('away')
    expect(await read(ctx)).toBe(2)
  })
})
