import { describe, expect, it } from 'vitest'
import type { Ctx } from './ctx.ts'
import { kept } from './kept.ts'

function stage() {
  let at = new Date('2026-11-14T08:00:00Z').getTime()
  const ctx = { db: {}, now: () => new Date(at) } as Ctx
  return { ctx, pass: (seconds: number) => void (at += seconds * 1000) }
}

describe('what is kept', () => {
  it('is read again when it is old, and not before', async () => {
    const { ctx, pass } = stage()
    let reads = 0
    const read = kept({ seconds: 30 }, async () => ++reads)
    expect([await read(ctx), await read(ctx)]).toEqual([1, 1])
    pass(29)
    expect(await read(ctx)).toBe(1)
    pass(1)
    expect(await read(ctx)).toBe(2)
  })

  it('is one answer per argument, and the oldest makes room', async () => {
    const { ctx } = stage()
    const reads: string[] = []
    const read = kept({ seconds: 30, most: 2 }, async (_ctx, name: string) => reads.push(name))
    for (const name of ['a', 'b', 'a', 'c', 'b', 'a']) await read(ctx, name)
    expect(reads).toEqual(['a', 'b', 'c', 'a'])
  })

  it('is no failure: the next asker tries again', async () => {
    const { ctx } = stage()
    let reads = 0
    const read = kept({ seconds: 30 }, async () => {
      reads++
      if (reads === 1) throw new Error('away')
      return reads
    })
    await expect(read(ctx)).rejects.toThrow('away')
    expect(await read(ctx)).toBe(2)
  })
})
