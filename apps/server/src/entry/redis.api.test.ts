import pino from 'pino'
import { describe, expect, inject, it } from 'vitest'
import { startCtx } from '#test/harness.ts'
import { silentServer } from '#test/silent-server.ts'
import { tcpProxyTo } from '#test/tcp-proxy.ts'
import { readServerConfig } from './config.ts'
import { assembleHttp } from './http-parts.ts'
import { assemble } from './parts.ts'

describe('a Redis that accepts and never answers', () => {
  it('fails a purge in time, and the database counts attempts', async () => {
    await using server = await startCtx()
    await using silent = await silentServer()
    const config = readServerConfig({ ...server.environment, REDIS_URL: `redis://${silent.host}` })
    const { ctx, close } = assemble('worker', config, { log: pino({ level: 'silent' }) })
    const attempt = await ctx.attemptLimits.consume('x', 'y', { max: 3, seconds: 60 })
    expect(attempt).toMatchObject({ isAllowed: true, left: 2 })
    await expect(ctx.pages.purge(['a'])).rejects.toThrow('timed out')
    await close()
  }, 10_000)

  it('is waited for once, not for every attempt that is counted', async () => {
    await using server = await startCtx()
    await using proxy = await tcpProxyTo(inject('engines').redisUrl)
    const config = readServerConfig({ ...server.environment, REDIS_URL: proxy.url })
    const parts = assemble('http', config, { log: pino({ level: 'silent' }) })
    await parts.countingRedis.connect()
    proxy.block()
    const began = performance.now()
    for (let left = 4; left >= 0; left--)
      expect(
        await parts.ctx.attemptLimits.consume('x', 'y', { max: 5, seconds: 60 }),
      ).toMatchObject({
        left,
      })
    expect(performance.now() - began).toBeLessThan(5000)
    await parts.close()
  }, 20_000)

  it('does not delay what the API answers', async () => {
    await using server = await startCtx()
    await using silent = await silentServer()
    const config = readServerConfig({ ...server.environment, REDIS_URL: `redis://${silent.host}` })
    const parts = assemble('http', config, { log: pino({ level: 'silent' }) })
    const http = await assembleHttp(parts)
    const url = await http.app.listen({ host: '127.0.0.1', port: 0 })
    await fetch(`${url}/device/list`)
    const began = performance.now()
    const reply = await fetch(`${url}/recover/check`, { method: 'POST' })
    expect(reply.status).toBeLessThan(500)
    expect(performance.now() - began).toBeLessThan(1000)
    await http.close()
    await parts.close()
  }, 10_000)
})
