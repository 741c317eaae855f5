import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { aMember } from '#features/people/member/member.builder.ts'
import { subscribeToChannel } from '#kernel/data/pg-notifications.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { tcpProxyTo } from '#test/tcp-proxy.ts'
import { createSessionCache } from './session.cache.ts'
import { SESSION_ENDED } from './session.ended.ts'
import { openSession } from './session.service.ts'
import { session } from './session.tables.ts'

const FROM = { address: '94.200.17.203', userAgent: '', deviceKey: null, country: null }

/** The cache of another process, with counters of where its answers came from. */
function aSessionCache({ ctx }: TestServer, url: string) {
  const lookups = { memory: 0, database: 0 }
  const cache = createSessionCache({
    listen: (onMessage) =>
      subscribeToChannel({ url, channel: SESSION_ENDED, log: ctx.log, onMessage }),
    count: (from) => void lookups[from]++,
  })
  return {
    lookups,
    identify: (token: string) => cache.identify(ctx, token, FROM),
    /** Repeats the lookup until the answer comes from memory. */
    async warm(token: string) {
      await vi.waitFor(async () => {
        const before = lookups.memory
        expect(await cache.identify(ctx, token, FROM)).not.toBeNull()
        expect(lookups.memory).toBe(before + 1)
      }, 8000)
    },
    [Symbol.asyncDispose]: cache.close,
  }
}

async function signedIn({ ctx }: TestServer) {
  const { id } = await aMember(ctx)
  const { token } = await openSession(ctx, { audience: 'member', id }, FROM)
  return { id, token }
}

/** Ends the sessions as another process does. */
const endElsewhere = ({ pool }: TestServer, id: string) =>
  pool.query(
    `with ended as (update session set revoked_at = now() where subject_id = $1 returning subject_id)
     select pg_notify('${SESSION_ENDED}', subject_id::text) from ended`,
    [id],
  )

describe('a cached session', () => {
  it('is answered from memory for a minute, then looked up again', async () => {
    await using server = await startServer()
    await using cache = aSessionCache(server, server.databaseUrl)
    const { token, id } = await signedIn(server)
    await cache.warm(token)
    const { database } = cache.lookups
    for (let n = 0; n < 50; n++) expect(await cache.identify(token)).toMatchObject({ id })
    expect(cache.lookups.database).toBe(database)
    server.turnClock('2026-11-14T08:01:00Z')
    expect(await cache.identify(token)).toMatchObject({ id })
    expect(cache.lookups.database).toBe(database + 1)
  })

  it('is not used after the session expires', async () => {
    await using server = await startServer()
    await using cache = aSessionCache(server, server.databaseUrl)
    const { token } = await signedIn(server)
    await server.ctx.db.update(session).set({ expiresAt: new Date('2026-11-14T08:00:30Z') })
    await cache.warm(token)
    server.turnClock('2026-11-14T08:00:29Z')
    expect(await cache.identify(token)).not.toBeNull()
    server.turnClock('2026-11-14T08:00:30Z')
    expect(await cache.identify(token)).toBeNull()
  })

  it('is refused as soon as the notification of its end arrives; sessions of other members stay cached', async () => {
    await using server = await startServer()
    await using cache = aSessionCache(server, server.databaseUrl)
    const [own, other] = [await signedIn(server), await signedIn(server)]
    await cache.warm(own.token)
    await cache.warm(other.token)
    await endElsewhere(server, own.id)
    const since = performance.now()
    while (await cache.identify(own.token)) await sleep(2)
    expect(performance.now() - since).toBeLessThan(1000)
    const { database } = cache.lookups
    expect(await cache.identify(other.token)).not.toBeNull()
    expect(cache.lookups.database).toBe(database)
  })

  it('is refused within a second by a process whose notification channel is silently cut [ID-16]', async () => {
    await using server = await startServer()
    await using proxy = await tcpProxyTo(server.databaseUrl)
    await using cache = aSessionCache(server, proxy.url)
    const { token, id } = await signedIn(server)
    await cache.warm(token)
    proxy.block()
    await endElsewhere(server, id)
    const since = performance.now()
    while (await cache.identify(token)) await sleep(5)
    expect(performance.now() - since).toBeLessThan(1000)
    proxy.open()
  })

  it('is not stored when a notification arrives during the lookup', async () => {
    await using server = await startServer()
    await using cache = aSessionCache(server, server.databaseUrl)
    const [own, other] = [await signedIn(server), await signedIn(server)]
    await cache.warm(other.token)
    const blocker = await server.pool.connect()
    await blocker.query('begin; lock table session in access exclusive mode')
    const lookup = cache.identify(own.token)
    await server.pool.query(`select pg_notify('${SESSION_ENDED}', $1)`, [other.id])
    await sleep(200)
    await blocker.query('commit')
    blocker.release()
    expect(await lookup).toMatchObject({ id: own.id })
    const { memory } = cache.lookups
    expect(await cache.identify(own.token)).toMatchObject({ id: own.id })
    expect(cache.lookups.memory).toBe(memory)
  })

  it('needs no database lookup to refuse a malformed token', async () => {
    await using server = await startServer()
    await using cache = aSessionCache(server, server.databaseUrl)
    for (const token of ['', 'x', 'a'.repeat(44), `${'a'.repeat(42)}\n`])
      expect(await cache.identify(token)).toBeNull()
    expect(cache.lookups).toEqual({ memory: 0, database: 0 })
  })
})
