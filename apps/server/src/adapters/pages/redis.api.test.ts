import { pageKeys, TAG_KEPT_SECONDS } from '@ironsouq/contract/pages'
import { describe, expect, it, vi } from 'vitest'
import { startServer } from '#test/harness.ts'
import { hearPurges } from '#test/purges.ts'

const NOTHING_RUNS = { registry: { routes: [], consumers: [], jobs: [], personal: [] } }

describe('a purge', () => {
  it('gives its tags the next number and tells it', async () => {
    await using server = await startServer(NOTHING_RUNS)
    const { redis, prefix, ctx } = server
    const keys = pageKeys(prefix)
    using ear = await hearPurges(server)
    await ctx.pages.purge(['a', 'b'])
    await ctx.pages.purge(['b'])
    await vi.waitFor(() => expect(ear.heard).toHaveLength(2))
    const [first, second] = ear.heard.map(({ seq }) => seq)
    expect(ear.heard.map(({ tags }) => tags)).toEqual([['a', 'b'], ['b']])
    expect(second).toBe((first ?? 0) + 1)
    expect(await redis.mget(keys.tag('a'), keys.tag('b'), keys.seq)).toEqual(
      [first, second, second].map(String),
    )
    expect(await redis.ttl(keys.tag('a'))).toBeGreaterThan(TAG_KEPT_SECONDS - 10)
    expect(await redis.ttl(keys.seq)).toBe(-1)
  })

  it('has a number of its own, in the order they are told, when many come at once', async () => {
    await using server = await startServer(NOTHING_RUNS)
    using ear = await hearPurges(server)
    await Promise.all(Array.from({ length: 50 }, (_, n) => server.ctx.pages.purge([`t${n}`])))
    await vi.waitFor(() => expect(ear.heard).toHaveLength(50))
    const numbers = ear.heard.map(({ seq }) => seq)
    expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n))
  })

  it('goes on above every earlier number after all was flushed', async () => {
    await using server = await startServer(NOTHING_RUNS)
    const { redis, prefix, ctx } = server
    using ear = await hearPurges(server)
    for (let n = 0; n < 20; n++) await ctx.pages.purge(['a'])
    await redis.del(pageKeys(prefix).seq, pageKeys(prefix).tag('a'))
    await ctx.pages.purge(['a'])
    await vi.waitFor(() => expect(ear.heard).toHaveLength(21))
    const [after, before] = [ear.heard.at(-1)?.seq ?? 0, ear.heard.at(-2)?.seq ?? 0]
    expect(after).toBeGreaterThan(before)
    expect(Number.isSafeInteger(after)).toBe(true)
  })

  it('rejects while Redis is away', async () => {
    await using server = await startServer({ ...NOTHING_RUNS, redisUrl: 'redis://127.0.0.1:1' })
    await expect(server.ctx.pages.purge(['a'])).rejects.toThrow()
  })
})
