import { pageKeys, TAG_TTL_SECONDS } from '@ironsouq/contract/page-cache'
import { describe, expect, it, vi } from 'vitest'
import { startCtx, startServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'

const NOTHING_RUNS = {
  registry: {
    routes: [],
    consumers: [],
    jobs: [],
    personalData: [],
    indexes: [],
    channels: [],
    webhooks: [],
    deadlines: [],
  },
}

describe('a purge', () => {
  it('gives its tags the next number and publishes it', async () => {
    await using server = await startServer(NOTHING_RUNS)
    const { redis, prefix, ctx } = server
    const keys = pageKeys(prefix)
    using purges = await collectPurges(server)
    await ctx.pages.purge(['a', 'b'])
    await ctx.pages.purge(['b'])
    await vi.waitFor(() => expect(purges.received).toHaveLength(2), 8000)
    const [first, second] = purges.received.map(({ seq }) => seq)
    expect(purges.received.map(({ tags }) => tags)).toEqual([['a', 'b'], ['b']])
    expect(second).toBe((first ?? 0) + 1)
    expect(await redis.mget(keys.tag('a'), keys.tag('b'), keys.seq)).toEqual(
      [first, second, second].map(String),
    )
    expect(await redis.ttl(keys.tag('a'))).toBeGreaterThan(TAG_TTL_SECONDS - 10)
    expect(await redis.ttl(keys.seq)).toBe(-1)
  })

  it('has its own number, in the order of publication, when many are concurrent', async () => {
    await using server = await startServer(NOTHING_RUNS)
    using purges = await collectPurges(server)
    await Promise.all(Array.from({ length: 50 }, (_, n) => server.ctx.pages.purge([`t${n}`])))
    await vi.waitFor(() => expect(purges.received).toHaveLength(50), 8000)
    const numbers = purges.received.map(({ seq }) => seq)
    expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n))
  })

  it('continues above every earlier number after Redis was flushed', async () => {
    await using server = await startServer(NOTHING_RUNS)
    const { redis, prefix, ctx } = server
    using purges = await collectPurges(server)
    for (let n = 0; n < 20; n++) await ctx.pages.purge(['a'])
    await redis.del(pageKeys(prefix).seq, pageKeys(prefix).tag('a'))
    await ctx.pages.purge(['a'])
    await vi.waitFor(() => expect(purges.received).toHaveLength(21), 8000)
    const [after, before] = [purges.received.at(-1)?.seq ?? 0, purges.received.at(-2)?.seq ?? 0]
    expect(after).toBeGreaterThan(before)
    expect(Number.isSafeInteger(after)).toBe(true)
  })

  it('rejects while Redis is unavailable', async () => {
    await using server = await startCtx({ ...NOTHING_RUNS, redisUrl: 'redis://127.0.0.1:1' })
    await expect(server.ctx.pages.purge(['a'])).rejects.toThrow()
  })
})
